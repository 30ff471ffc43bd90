/**
 * Korean words of questions and wishes that no result needs: 환불은 어떻게 하나요 asks for 환불. They only order what is
 * found. English ones are the stop words of PostgreSQL.
 */
export const fillers: ReadonlySet<string> = new Set(
  [
    '어떻게 어떡해 어떤 언제 얼마 얼마나 얼마에요 얼마예요 얼마인가요 무엇 무슨 뭐 뭔가요 뭐예요 뭐에요 어디 어디서 어디에서 왜 누구 몇',
    '있나요 있어요 있는 있는지 있을까요 없나요 없어요 되나요 돼요 되요 되는 되는지 될까요 안돼요 안되요 하나요 해요 하는 하고 하기 하면 할 할까요',
    '해야 하려면 하는법 방법 법 싶어요 싶은데 싶은데요 싶습니다 싶다 주세요 줘 알려주세요 알고 알려줘 궁금해요 궁금합니다',
    '가능한가요 가능해요 가능한지 가능할까요 인가요 이에요 예요 입니다 좀 더 수 것 거 게 때 안 못 잘 다 및 또는 그리고 관련 대한 대해 대하여',
    '위한 위해 같은 제가 저는 저 나 내 제 이 그 저기 혹시 먼저 다시 배우고 배우기 배우는 배울',
  ].flatMap((line) => line.split(' ')),
)
