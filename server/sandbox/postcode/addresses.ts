/** A practice address of the sandbox: nothing is sent there. */
export interface SandboxAddress {
  readonly postcode: string
  readonly ko: string
  readonly en: string
  /** The same place by its lot number. */
  readonly lot: string
}

/** Postal code, address in Korean and in English, and lot number. */
const table = `
04799 | 서울 성동구 공방길 12 (성수동2가) | 12 Gongbang-gil, Seongdong-gu, Seoul | 서울 성동구 성수동2가 300-12
04524 | 서울 중구 세종대로 110 (태평로1가) | 110 Sejong-daero, Jung-gu, Seoul | 서울 중구 태평로1가 31
06236 | 서울 강남구 테헤란로 152 (역삼동) | 152 Teheran-ro, Gangnam-gu, Seoul | 서울 강남구 역삼동 737
03722 | 서울 서대문구 연세로 50 (신촌동) | 50 Yonsei-ro, Seodaemun-gu, Seoul | 서울 서대문구 신촌동 134
07285 | 서울 영등포구 선유로 70 (문래동3가, 손길아파트) | 70 Seonyu-ro, Yeongdeungpo-gu, Seoul | 서울 영등포구 문래동3가 54
21999 | 인천 연수구 송도과학로 85 (송도동) | 85 Songdogwahak-ro, Yeonsu-gu, Incheon | 인천 연수구 송도동 162-1
22382 | 인천 중구 공항로 272 (운서동) | 272 Gonghang-ro, Jung-gu, Incheon | 인천 중구 운서동 2851
13529 | 경기 성남시 분당구 판교역로 166 (백현동) | 166 Pangyoyeok-ro, Bundang-gu, Seongnam-si, Gyeonggi-do | 경기 성남시 분당구 백현동 532
16677 | 경기 수원시 영통구 삼성로 129 (매탄동) | 129 Samsung-ro, Yeongtong-gu, Suwon-si, Gyeonggi-do | 경기 수원시 영통구 매탄동 416
15073 | 경기 시흥시 산기대학로 237 (정왕동) | 237 Sangidaehak-ro, Siheung-si, Gyeonggi-do | 경기 시흥시 정왕동 2121-1
24341 | 강원 춘천시 강원대학길 1 (효자동) | 1 Gangwondaehak-gil, Chuncheon-si, Gangwon-do | 강원 춘천시 효자동 192-1
34141 | 대전 유성구 대학로 291 (구성동) | 291 Daehak-ro, Yuseong-gu, Daejeon | 대전 유성구 구성동 373-1
30151 | 세종 한누리대로 2130 (보람동) | 2130 Hannuri-daero, Sejong | 세종 보람동 719
28644 | 충북 청주시 서원구 충대로 1 (개신동) | 1 Chungdae-ro, Seowon-gu, Cheongju-si, Chungcheongbuk-do | 충북 청주시 서원구 개신동 12
31253 | 충남 천안시 동남구 병천면 충절로 1600 | 1600 Chungjeol-ro, Dongnam-gu, Cheonan-si, Chungcheongnam-do | 충남 천안시 동남구 병천면 가전리 307
54896 | 전북 전주시 덕진구 백제대로 567 (금암동) | 567 Baekje-daero, Deokjin-gu, Jeonju-si, Jeollabuk-do | 전북 전주시 덕진구 금암동 664-14
61186 | 광주 북구 용봉로 77 (용봉동) | 77 Yongbong-ro, Buk-gu, Gwangju | 광주 북구 용봉동 300
59626 | 전남 여수시 대학로 50 (둔덕동) | 50 Daehak-ro, Yeosu-si, Jeollanam-do | 전남 여수시 둔덕동 산96-1
41566 | 대구 북구 대학로 80 (산격동) | 80 Daehak-ro, Buk-gu, Daegu | 대구 북구 산격동 1370-1
37673 | 경북 포항시 남구 청암로 77 (지곡동) | 77 Cheongam-ro, Nam-gu, Pohang-si, Gyeongsangbuk-do | 경북 포항시 남구 지곡동 산31
44610 | 울산 남구 대학로 93 (무거동) | 93 Daehak-ro, Nam-gu, Ulsan | 울산 남구 무거동 산29
48058 | 부산 해운대구 센텀중앙로 78 (우동) | 78 Centum jungang-ro, Haeundae-gu, Busan | 부산 해운대구 우동 1505
51140 | 경남 창원시 의창구 창원대학로 20 (퇴촌동) | 20 Changwondaehak-ro, Uichang-gu, Changwon-si, Gyeongsangnam-do | 경남 창원시 의창구 퇴촌동 234
63243 | 제주 제주시 제주대학로 102 (아라일동) | 102 Jejudaehak-ro, Jeju-si, Jeju-do | 제주 제주시 아라일동 1
`

export const sandboxAddresses: readonly SandboxAddress[] = table
  .trim()
  .split('\n')
  .map((row) => {
    const [postcode = '', ko = '', en = '', lot = ''] = row.split(' | ')
    return { postcode, ko, en, lot }
  })

/** Addresses that contain every word of `term`, in either language, by street, lot or code; none for an empty term. */
export function searchAddresses(term: string): readonly SandboxAddress[] {
  const words = term.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  return sandboxAddresses.filter(({ postcode, ko, en, lot }) => {
    const text = [postcode, ko, en, lot].join(' ').toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
