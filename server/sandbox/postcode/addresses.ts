/** A practice address of the sandbox: nothing is sent there. */
export interface SandboxAddress {
  readonly postcode: string
  readonly ko: string
  readonly en: string
  /** The same place by its lot number. */
  readonly lot: string
}

export const sandboxAddresses: readonly SandboxAddress[] = [
  {
    postcode: '04799',
    ko: '서울 성동구 공방길 12 (성수동2가)',
    en: '12 Gongbang-gil, Seongdong-gu, Seoul',
    lot: '서울 성동구 성수동2가 300-12',
  },
  {
    postcode: '04524',
    ko: '서울 중구 세종대로 110 (태평로1가)',
    en: '110 Sejong-daero, Jung-gu, Seoul',
    lot: '서울 중구 태평로1가 31',
  },
  {
    postcode: '06236',
    ko: '서울 강남구 테헤란로 152 (역삼동)',
    en: '152 Teheran-ro, Gangnam-gu, Seoul',
    lot: '서울 강남구 역삼동 737',
  },
  {
    postcode: '03722',
    ko: '서울 서대문구 연세로 50 (신촌동)',
    en: '50 Yonsei-ro, Seodaemun-gu, Seoul',
    lot: '서울 서대문구 신촌동 134',
  },
  {
    postcode: '07285',
    ko: '서울 영등포구 선유로 70 (문래동3가, 손길아파트)',
    en: '70 Seonyu-ro, Yeongdeungpo-gu, Seoul',
    lot: '서울 영등포구 문래동3가 54',
  },
  {
    postcode: '21999',
    ko: '인천 연수구 송도과학로 85 (송도동)',
    en: '85 Songdogwahak-ro, Yeonsu-gu, Incheon',
    lot: '인천 연수구 송도동 162-1',
  },
  {
    postcode: '22382',
    ko: '인천 중구 공항로 272 (운서동)',
    en: '272 Gonghang-ro, Jung-gu, Incheon',
    lot: '인천 중구 운서동 2851',
  },
  {
    postcode: '13529',
    ko: '경기 성남시 분당구 판교역로 166 (백현동)',
    en: '166 Pangyoyeok-ro, Bundang-gu, Seongnam-si, Gyeonggi-do',
    lot: '경기 성남시 분당구 백현동 532',
  },
  {
    postcode: '16677',
    ko: '경기 수원시 영통구 삼성로 129 (매탄동)',
    en: '129 Samsung-ro, Yeongtong-gu, Suwon-si, Gyeonggi-do',
    lot: '경기 수원시 영통구 매탄동 416',
  },
  {
    postcode: '15073',
    ko: '경기 시흥시 산기대학로 237 (정왕동)',
    en: '237 Sangidaehak-ro, Siheung-si, Gyeonggi-do',
    lot: '경기 시흥시 정왕동 2121-1',
  },
  {
    postcode: '24341',
    ko: '강원 춘천시 강원대학길 1 (효자동)',
    en: '1 Gangwondaehak-gil, Chuncheon-si, Gangwon-do',
    lot: '강원 춘천시 효자동 192-1',
  },
  {
    postcode: '34141',
    ko: '대전 유성구 대학로 291 (구성동)',
    en: '291 Daehak-ro, Yuseong-gu, Daejeon',
    lot: '대전 유성구 구성동 373-1',
  },
  { postcode: '30151', ko: '세종 한누리대로 2130 (보람동)', en: '2130 Hannuri-daero, Sejong', lot: '세종 보람동 719' },
  {
    postcode: '28644',
    ko: '충북 청주시 서원구 충대로 1 (개신동)',
    en: '1 Chungdae-ro, Seowon-gu, Cheongju-si, Chungcheongbuk-do',
    lot: '충북 청주시 서원구 개신동 12',
  },
  {
    postcode: '31253',
    ko: '충남 천안시 동남구 병천면 충절로 1600',
    en: '1600 Chungjeol-ro, Dongnam-gu, Cheonan-si, Chungcheongnam-do',
    lot: '충남 천안시 동남구 병천면 가전리 307',
  },
  {
    postcode: '54896',
    ko: '전북 전주시 덕진구 백제대로 567 (금암동)',
    en: '567 Baekje-daero, Deokjin-gu, Jeonju-si, Jeollabuk-do',
    lot: '전북 전주시 덕진구 금암동 664-14',
  },
  {
    postcode: '61186',
    ko: '광주 북구 용봉로 77 (용봉동)',
    en: '77 Yongbong-ro, Buk-gu, Gwangju',
    lot: '광주 북구 용봉동 300',
  },
  {
    postcode: '59626',
    ko: '전남 여수시 대학로 50 (둔덕동)',
    en: '50 Daehak-ro, Yeosu-si, Jeollanam-do',
    lot: '전남 여수시 둔덕동 산96-1',
  },
  {
    postcode: '41566',
    ko: '대구 북구 대학로 80 (산격동)',
    en: '80 Daehak-ro, Buk-gu, Daegu',
    lot: '대구 북구 산격동 1370-1',
  },
  {
    postcode: '37673',
    ko: '경북 포항시 남구 청암로 77 (지곡동)',
    en: '77 Cheongam-ro, Nam-gu, Pohang-si, Gyeongsangbuk-do',
    lot: '경북 포항시 남구 지곡동 산31',
  },
  {
    postcode: '44610',
    ko: '울산 남구 대학로 93 (무거동)',
    en: '93 Daehak-ro, Nam-gu, Ulsan',
    lot: '울산 남구 무거동 산29',
  },
  {
    postcode: '48058',
    ko: '부산 해운대구 센텀중앙로 78 (우동)',
    en: '78 Centum jungang-ro, Haeundae-gu, Busan',
    lot: '부산 해운대구 우동 1505',
  },
  {
    postcode: '51140',
    ko: '경남 창원시 의창구 창원대학로 20 (퇴촌동)',
    en: '20 Changwondaehak-ro, Uichang-gu, Changwon-si, Gyeongsangnam-do',
    lot: '경남 창원시 의창구 퇴촌동 234',
  },
  {
    postcode: '63243',
    ko: '제주 제주시 제주대학로 102 (아라일동)',
    en: '102 Jejudaehak-ro, Jeju-si, Jeju-do',
    lot: '제주 제주시 아라일동 1',
  },
]

/** Addresses that contain every word of `term`, in either language, by street, lot or code; none for an empty term. */
export function searchAddresses(term: string): readonly SandboxAddress[] {
  const words = term.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  return sandboxAddresses.filter(({ postcode, ko, en, lot }) => {
    const text = [postcode, ko, en, lot].join(' ').toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
