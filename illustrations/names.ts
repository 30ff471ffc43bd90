/**
 * Korean names of the words of the kit. English ones are the words themselves. A word that means something else in one
 * folder has its name there, under `folder.word`.
 */
const koreanNames: Readonly<Record<string, string>> = {
  ...named(
    'abdomen 복부, aed 자동심장충격기, airway 기도, arm 팔, bladder 방광, chest 가슴, door-sign 문 표지, gallbladder 담낭, gown 가운, heart 심장, heel 발뒤꿈치, house 집, infant 영아, instruments 수술 도구, iv-stand 수액 걸이, jar 병, kidneys 신장, liver 간, lungs 폐, manikin 마네킹, mask 마스크, meal 식사, monitor 환자 모니터, pack 포장, palm 손바닥, patient 환자, pills 알약, pump 펌프, scan 초음파 화면, scanner 스캐너, tap 수도꼭지, teeth 치아, toilet 변기, trolley 카트, tubes 채혈관, ventilator 인공호흡기, vessels 혈관, wheelchair 휠체어, x-ray 엑스레이',
  ),
  ...named(
    'cannula 정맥 도관, catheter 카테터, clipboard 클립보드, dressing 드레싱, forceps 겸자, gloves 장갑, hand 맨손, mask-bag 백밸브 마스크, mobile 휴대폰, needle-holder 바늘 집게, probe 탐촉자, scalpel 메스, slide-board 이동 보드, soap 비누, spoon 숟가락, stethoscope 청진기, swab 면봉, syringe 주사기, tape 테이프, thermometer 체온계, tourniquet 지혈대',
  ),
  ...named(
    'airliner 여객기, altimeter 고도계, attitude 자세계, bearing 베어링, bridge 탑승교, chart 항공도, chocks 고임목, compass 나침반, cowling 엔진 덮개, crack 균열, drone 드론, helicopter 헬리콥터, horizon 지평선, jet-engine 제트 엔진, levers 조작 레버, light-aircraft 경비행기, marshaller 유도원, night-city 야간 도시, panel 계기판, pedals 페달, pitot 피토관, propeller 프로펠러, radar 레이더, radio 무전기, runway 활주로, speed 속도계, stand 주기장, throttle 스로틀, tower 관제탑, tug 견인차, wheel-strut 착륙 장치, windsock 풍향 주머니, wing 날개, yoke-panel 조종간과 계기판',
  ),
  ...named(
    'checklist 점검표, controller 조종기, dipstick 유량 막대, fuel-cup 연료 점검 컵, gauge 게이지, headphones 헤드폰, lever 레버, microphone 마이크, pencil 연필, remote 리모컨, tablet 태블릿, torch 손전등, wands 유도봉',
  ),
  ...named(
    'address-bar 주소창, address-plan 주소 계획표, alerts 알림, approvals 승인 요청, attachment 첨부 파일, backup 백업, beats 신호 간격, board-room 회의실, call-tree 비상 연락망, camera 카메라, card-reader 카드 리더기, certificate 인증서, chain 사슬, chat 채팅, codes 코드, database 데이터베이스, disk 디스크, document-shell 문서 속 명령, door 문, evidence 증거물, firewall 방화벽, footprints 발자국, gas-release 가스 방출, graph 그래프, hooked 낚인 화면, invoice 청구서, key-pair 키 한 쌍, laptop 노트북, leak 유출, mail 메일, nodes 연결망, padlock 자물쇠, passkey 패스키, password 비밀번호, path 경로, power 전원, qr-phone QR 코드 화면, repository 저장소, rules 규칙, safe 금고, server 서버, share 공유 폴더, shield 방패, socket 콘센트, switch 스위치, terminal 터미널, urgent-letter 긴급 편지, wall-screens 관제 화면, web-server 웹 서버, world 세계 지도, zones 구역',
  ),
  ...named(
    'badge 출입증, cable 케이블, key 열쇠, magnifier 돋보기, marker 마커, pen 펜, scissors 가위, screwdriver 드라이버, stamp 도장, token 보안 토큰, usb USB 메모리',
  ),
  ...named(
    'alarm 경보기, anchor 고정점, battery-fire 배터리 화재, beam 보, boom-lift 붐 리프트, box 상자, breaker 차단기, breathing-set 공기 호흡기, cabinet 캐비닛, crane 크레인, crossing 건널목, cylinder 가스통, cylinders 가스통 여러 개, data-sheet 물질안전보건자료, descender 하강기, detector-air 공기 측정, diagram 도면, drain 배수구, drum 드럼통, drums 드럼통 여러 개, earth 접지, excavator 굴착기, extinguisher 소화기, eye-wash 세안대, fan 환풍기, fire 화재, forklift 지게차, hard-hat 안전모, harness 안전대, hasp 잠금 걸쇠, hook 고리, ladder 사다리, leak-test 누출 검사, lift-platform 작업대 승강기, lifter 드는 사람, load-chart 하중표, lock-box 잠금함, lorry 트럭, manhole 맨홀, pallet 팔레트, permit 작업 허가서, pictograms 경고 그림, plug 플러그, power-line 전선, press 프레스, racks 선반, ramp 경사로, regulator 압력 조절기, scaffold 비계, sign 표지판, sling 슬링, smoke-door 연기 낀 문, spill 유출물, stairs 계단, steel-load 철강 화물, suit 보호복, tank 탱크, tripod 삼각대, valve 밸브',
  ),
  ...named(
    'absorbent 흡착재, carabiner 카라비너, flag 깃발, gas-detector 가스 측정기, meter-probe 측정 침, nozzle 노즐, rope 밧줄, shovel 삽, tag 꼬리표, tape-measure 줄자, trolley-handle 카트 손잡이, whistle 호루라기, wrench 렌치',
  ),
  ...named(
    'added-stroke 획 더하기, audience 청중, belt 안전벨트, bill 계산서, blocks 블록, board 칠판, boarding-pass 탑승권, booth 통역 부스, border 국경, console 조정기, consonant 자음, counter 접수대, dialogue 대화, double 쌍자음, drinks 음료, ear 귀, exclaim 느낌표, final 받침, form 서식, gate 탑승구, interviewer 면접관, keyboard 키보드, kitchen-order 주방 주문서, lectern 연단, letters 글자, line-map 노선도, menu-board 메뉴판, menu-card 메뉴 책, mouth 입, numbers 숫자, passport 여권, plate 접시, pressure-gauge 압력계, question 물음표, scale 저울, scanner-belt 보안 검색대, seats 좌석, slide 발표 화면, speech 말풍선, squared-paper 모눈종이, star-bar 별점, street-sign 거리 표지판, suitcase 여행 가방, syllable 음절, table 식탁, taxi 택시, ticket-machine 발권기, tongue 혀, vowel 모음, workplace 작업장',
  ),
  ...named(
    'banknotes 지폐, brush 붓, card 카드, clicker 발표 리모컨, fork 포크, notepad 메모장, pointer 지시봉, ticket 표, tray 쟁반',
  ),
  ...named(
    'adhesive 접착제, baguettes 바게트, barber-chair 이발 의자, bare-wall 맨벽, bead 용접 비드, beard 수염, bench 작업대, blinker 깜박이 회로, brake-disc 브레이크 디스크, brake-tester 브레이크 시험기, bucket 양동이, caliper-part 버니어로 재는 부품, caliper 브레이크 캘리퍼, car-lift 자동차 리프트, car 자동차, chip-resistor 칩 저항, chip 칩, chuck 척, circuit 회로, clean-tools 도구 소독, connector 커넥터, corner 모서리, coupon 시험편, cup 컵, cut-tile 자른 타일, datum 기준선, dough-balls 반죽 덩이, dough 반죽, drawing 도면, engine 엔진, espresso-machine 에스프레소 머신, fade 페이드 커트, fine-pitch 미세 간격 부품, fluid 작동유, gas-bottle 가스통, grinder 그라인더, hair-top 윗머리, lathe 선반, layers 층층 머리, milk-jug 우유 피처, mirror 거울, multimeter 멀티미터, order-drinks 주문 음료, oscilloscope 오실로스코프, oven 오븐, overhead-plate 위보기 판, pads 납땜 패드, pipe-hole 배관 구멍, portafilter 포터필터, resistor 저항, resistors 저항 여러 개, road 도로, screen-shield 차광막, shaft 축, shot 에스프레소 샷, side-part 옆 가르마, solder-joint 납땜부, solder-paste 솔더 크림, solder-station 납땜 인두기, spacers 타일 간격재, stop-switch 비상 정지 스위치, tailstock 심압대, taper 테이퍼, tee-joint T형 이음, thread 나사산, tile-wall 타일 벽, tin-loaf 식빵, tool-board 공구 걸이판, underbody 차체 밑, v-groove V홈, vertical-plate 세로 판, waterproofing 방수층, weld-table 용접대, welder 용접기, welding-mask 용접면, wheel 바퀴, window-dough 글루텐 막, wire 전선',
  ),
  ...named(
    'blade 칼날, clipper 이발기, cloth 천, comb 빗, cutters 니퍼, drill 드릴, float 미장 흙손, hammer 망치, hot-air 열풍기, iron 인두, jug 피처, lamp 램프, level 수평계, micrometer 마이크로미터, peel 오븐 삽, probes 측정 탐침, ratchet 래칫, razor 면도기, rolling-pin 밀대, scoop 스쿱, scraper 스크레이퍼, sealant 실란트, solder 땜납, sponge 스펀지, tamper 탬퍼, trowel 흙손, turning-tool 선삭 공구, tweezers 핀셋, vernier 버니어 캘리퍼스',
  ),
  ...named(
    'close 왼손으로, right 오른손으로, both 두 손으로, above 위에서, detail 돋보기로, next 다음 단계, check 점검표와 함께, screen 화면에서, spotlight 어두운 곳에서, headset 헤드셋 화면, behind 어깨 너머, learner 배우는 사람, room 실습실',
  ),
  'job.brush': '솔',
  'job.pump': '펌프',
  'job.scale': '저울',
  'job.torch': '용접 토치',
  'safety.mask': '방독면',
  'safety.zones': '작업 구역',
  'safety.radio': '무전기',
  'safety.trolley': '운반 카트',
}

/** Names by their word, from a list of both with commas between them. */
function named(list: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    list.split(', ').map((each) => {
      const space = each.indexOf(' ')
      return [each.slice(0, space), each.slice(space + 1)]
    }),
  )
}

/** What a word of the kit is called in both languages; the word itself where it has no Korean name. */
export function kitName(folder: string, word: string): { readonly ko: string; readonly en: string } {
  return { ko: koreanNames[`${folder}.${word}`] ?? koreanNames[word] ?? word, en: word.replaceAll('-', ' ') }
}
