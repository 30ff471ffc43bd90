// Written by scripts/diagrams.ts.
import type { FlowDescription } from './flow-description.ts'

export const flowDescriptions: readonly FlowDescription[] = [
 {
  "name": "session",
  "title": {
   "ko": "로그인 상태",
   "en": "Session"
  },
  "states": [
   {
    "name": "anonymous",
    "title": {
     "ko": "로그인 전",
     "en": "Not logged in"
    },
    "isFinal": false,
    "tags": [],
    "desktop": "/mypage?at=anonymous",
    "mobile": "/mypage?at=anonymous",
    "next": [
     {
      "kind": "event",
      "name": "session.opened",
      "state": "signedIn"
     }
    ]
   },
   {
    "name": "signedIn",
    "title": {
     "ko": "로그인됨",
     "en": "Logged in"
    },
    "isFinal": false,
    "tags": [],
    "desktop": "/mypage?at=signedIn",
    "mobile": "/mypage?at=signedIn",
    "next": [
     {
      "kind": "event",
      "name": "session.closed",
      "state": "anonymous"
     },
     {
      "kind": "event",
      "name": "check.requested",
      "state": "checking"
     },
     {
      "kind": "event",
      "name": "access.refused",
      "state": "refreshing"
     },
     {
      "kind": "event",
      "name": "logout.requested here",
      "state": "signingOut"
     },
     {
      "kind": "event",
      "name": "logout.requested everywhere",
      "state": "signingOutEverywhere"
     }
    ]
   },
   {
    "name": "checking",
    "title": {
     "ko": "로그인 확인 중",
     "en": "Checking the login"
    },
    "isFinal": false,
    "tags": [
     "busy"
    ],
    "desktop": "/mypage?at=checking",
    "mobile": "/mypage?at=checking",
    "next": [
     {
      "kind": "event",
      "name": "session.closed",
      "state": "anonymous"
     },
     {
      "kind": "reply",
      "name": "checkSession good",
      "state": "signedIn"
     },
     {
      "kind": "reply",
      "name": "checkSession over",
      "state": "refreshing",
      "code": "PR10001400"
     },
     {
      "kind": "reply",
      "name": "checkSession gone",
      "state": "anonymous",
      "code": "4040011"
     },
     {
      "kind": "reply",
      "name": "checkSession offline",
      "state": "signedIn"
     }
    ]
   },
   {
    "name": "refreshing",
    "title": {
     "ko": "로그인 잇는 중",
     "en": "Renewing the login"
    },
    "isFinal": false,
    "tags": [
     "busy"
    ],
    "desktop": "/mypage?at=refreshing",
    "mobile": "/mypage?at=refreshing",
    "next": [
     {
      "kind": "event",
      "name": "session.closed",
      "state": "anonymous"
     },
     {
      "kind": "reply",
      "name": "refresh renewed",
      "state": "signedIn"
     },
     {
      "kind": "reply",
      "name": "refresh refused",
      "state": "rejected",
      "code": "PR10001400"
     },
     {
      "kind": "reply",
      "name": "refresh gone",
      "state": "anonymous",
      "code": "4040011"
     },
     {
      "kind": "reply",
      "name": "refresh secured",
      "state": "rejected",
      "code": "PR20007400"
     },
     {
      "kind": "reply",
      "name": "refresh invalid",
      "state": "rejected",
      "code": "PR10002400"
     },
     {
      "kind": "reply",
      "name": "refresh busy",
      "state": "signedIn",
      "code": "PR10005429"
     },
     {
      "kind": "reply",
      "name": "refresh failing",
      "state": "signedIn",
      "code": "PR10006500"
     }
    ]
   },
   {
    "name": "rejected",
    "title": {
     "ko": "로그인 끝남",
     "en": "Login is over"
    },
    "isFinal": false,
    "tags": [],
    "desktop": "/mypage?at=rejected",
    "mobile": "/mypage?at=rejected",
    "next": [
     {
      "kind": "event",
      "name": "session.opened",
      "state": "signedIn"
     },
     {
      "kind": "event",
      "name": "rejection.seen",
      "state": "anonymous"
     }
    ]
   },
   {
    "name": "signingOut",
    "title": {
     "ko": "로그아웃 중",
     "en": "Logging out"
    },
    "isFinal": false,
    "tags": [
     "busy"
    ],
    "desktop": "/mypage?at=signingOut",
    "mobile": "/mypage?at=signingOut",
    "next": [
     {
      "kind": "reply",
      "name": "closeSession closed",
      "state": "anonymous"
     },
     {
      "kind": "reply",
      "name": "closeSession offline",
      "state": "anonymous"
     }
    ]
   },
   {
    "name": "signingOutEverywhere",
    "title": {
     "ko": "모든 기기에서 로그아웃 중",
     "en": "Logging out everywhere"
    },
    "isFinal": false,
    "tags": [
     "busy"
    ],
    "desktop": "/mypage?at=signingOutEverywhere",
    "mobile": "/mypage?at=signingOutEverywhere",
    "next": [
     {
      "kind": "reply",
      "name": "closeSession closed",
      "state": "anonymous"
     },
     {
      "kind": "reply",
      "name": "closeSession offline",
      "state": "anonymous"
     },
     {
      "kind": "reply",
      "name": "closeSession stale",
      "state": "signedIn",
      "code": "PR20006403"
     }
    ]
   }
  ],
  "transitions": 23,
  "paths": 12,
  "diagram": {
   "left": -16,
   "top": -16,
   "width": 1125,
   "height": 679,
   "groups": [],
   "states": [
    {
     "name": "anonymous",
     "x": 515.7,
     "y": 64,
     "width": 160,
     "height": 48
    },
    {
     "name": "signedIn",
     "x": 574.7,
     "y": 209,
     "width": 160,
     "height": 48
    },
    {
     "name": "checking",
     "x": 863.7,
     "y": 354,
     "width": 160,
     "height": 48
    },
    {
     "name": "refreshing",
     "x": 761.3,
     "y": 481,
     "width": 160,
     "height": 48
    },
    {
     "name": "rejected",
     "x": 401.4,
     "y": 599,
     "width": 160,
     "height": 48
    },
    {
     "name": "signingOut",
     "x": 65.4,
     "y": 354,
     "width": 160,
     "height": 48
    },
    {
     "name": "signingOutEverywhere",
     "x": 245.4,
     "y": 354,
     "width": 168,
     "height": 48
    }
   ],
   "passing": [],
   "begin": {
    "x": 595.7,
    "y": 6
   },
   "arrows": [
    {
     "line": "M595.7 12L595.7 30Q595.7 38 595.7 46L595.7 56",
     "tip": "M595.7 64L591.7 56L599.7 56Z",
     "labels": []
    },
    {
     "line": "M627.7 112L627.7 126Q627.7 134 635.7 134L851.3 134Q859.3 134 859.3 142L859.3 157Q859.3 165 859.3 173L859.3 188Q859.3 196 851.3 196L718.7 196Q710.7 196 710.7 198.5L710.7 201",
     "tip": "M710.7 209L706.7 201L714.7 201Z",
     "labels": [
      {
       "text": "session.opened",
       "kind": "event",
       "x": 859.3,
       "y": 165
      }
     ]
    },
    {
     "line": "M716.9 257L716.9 263.5Q716.9 270 724.9 270L983.9 270Q991.9 270 991.9 278L991.9 311Q991.9 319 991.9 327L991.9 346",
     "tip": "M991.9 354L987.9 346L995.9 346Z",
     "labels": [
      {
       "text": "check.requested",
       "kind": "event",
       "x": 991.9,
       "y": 319
      }
     ]
    },
    {
     "line": "M681.4 257L681.4 280Q681.4 288 689.4 288L782.4 288Q790.4 288 790.4 296L790.4 311Q790.4 319 790.4 327L790.4 370Q790.4 378 790.4 386L790.4 429Q790.4 437 790.4 445L790.4 451Q790.4 459 798.4 459L801.3 459Q809.3 459 809.3 466L809.3 473",
     "tip": "M809.3 481L805.3 473L813.3 473Z",
     "labels": [
      {
       "text": "access.refused",
       "kind": "event",
       "x": 790.4,
       "y": 378
      }
     ]
    },
    {
     "line": "M645.8 257L645.8 289Q645.8 297 637.8 297L414.7 297Q406.7 297 406.7 305L406.7 311Q406.7 319 406.7 327L406.7 333Q406.7 341 398.7 341L397.4 341Q389.4 341 389.4 343.5L389.4 346",
     "tip": "M389.4 354L385.4 346L393.4 346Z",
     "labels": [
      {
       "text": "logout.requested",
       "kind": "event",
       "x": 406.7,
       "y": 319
      }
     ]
    },
    {
     "line": "M610.3 257L610.3 271Q610.3 279 602.3 279L189.2 279Q181.2 279 181.2 287L181.2 311Q181.2 319 181.2 327L181.2 346",
     "tip": "M181.2 354L177.2 346L185.2 346Z",
     "labels": [
      {
       "text": "logout.requested",
       "kind": "event",
       "x": 181.2,
       "y": 319
      }
     ]
    },
    {
     "line": "M598.7 209L598.7 202.5Q598.7 196 594.1 196L594.1 196Q589.4 196 589.4 188L589.4 173Q589.4 165 589.4 157L589.4 120",
     "tip": "M589.4 112L593.4 120L585.4 120Z",
     "labels": [
      {
       "text": "session.closed",
       "kind": "event",
       "x": 589.4,
       "y": 165
      }
     ]
    },
    {
     "line": "M1042.1 232.5L1042.1 173Q1042.1 165 1042.1 157L1042.1 133Q1042.1 125 1034.1 125L659.7 125Q651.7 125 651.7 122.5L651.7 120",
     "tip": "M651.7 112L655.7 120L647.7 120Z",
     "labels": [
      {
       "text": "session.closed",
       "kind": "event",
       "x": 1042.1,
       "y": 156
      },
      {
       "text": "gone",
       "kind": "reply",
       "x": 1042.1,
       "y": 174
      }
     ]
    },
    {
     "line": "M923.9 354L923.9 327Q923.9 319 923.9 311L923.9 287Q923.9 279 931.9 279L1034.1 279Q1042.1 279 1042.1 271L1042.1 233.5",
     "tip": "",
     "labels": []
    },
    {
     "line": "M897.3 481L897.3 474.5Q897.3 468 905.3 468L1065.4 468Q1073.4 468 1073.4 460L1073.4 445Q1073.4 437 1073.4 429L1073.4 386Q1073.4 378 1073.4 370L1073.4 327Q1073.4 319 1073.4 311L1073.4 278Q1073.4 270 1065.4 270L1050.1 270Q1042.1 270 1042.1 262L1042.1 233.5",
     "tip": "",
     "labels": []
    },
    {
     "line": "M887.7 354L887.7 347.5Q887.7 341 879.7 341L871.1 341Q863.1 341 863.1 333L863.1 327Q863.1 319 863.1 311L863.1 287Q863.1 279 855.1 279L707.1 279Q699.1 279 699.1 272L699.1 265",
     "tip": "M699.1 257L703.1 265L695.1 265Z",
     "labels": [
      {
       "text": "good, offline",
       "kind": "reply",
       "x": 863.1,
       "y": 319
      }
     ]
    },
    {
     "line": "M943.7 402L943.7 429Q943.7 437 943.7 445L943.7 451Q943.7 459 935.7 459L881.3 459Q873.3 459 873.3 466L873.3 473",
     "tip": "M873.3 481L869.3 473L877.3 473Z",
     "labels": [
      {
       "text": "over",
       "kind": "reply",
       "x": 943.7,
       "y": 437
      }
     ]
    },
    {
     "line": "M785.3 481L785.3 474.5Q785.3 468 777.3 468L654.8 468Q646.8 468 646.8 460L646.8 445Q646.8 437 646.8 429L646.8 386Q646.8 378 646.8 370L646.8 327Q646.8 319 646.8 311L646.8 278Q646.8 270 654.8 270L655.6 270Q663.6 270 663.6 267.5L663.6 265",
     "tip": "M663.6 257L667.6 265L659.6 265Z",
     "labels": [
      {
       "text": "renewed, busy, failing",
       "kind": "reply",
       "x": 646.8,
       "y": 378
      }
     ]
    },
    {
     "line": "M841.3 529L841.3 556Q841.3 564 841.3 572L841.3 578Q841.3 586 833.3 586L545.4 586Q537.4 586 537.4 588.5L537.4 591",
     "tip": "M537.4 599L533.4 591L541.4 591Z",
     "labels": [
      {
       "text": "refused, secured, invalid",
       "kind": "reply",
       "x": 841.3,
       "y": 564
      }
     ]
    },
    {
     "line": "M485.4 599L485.4 572Q485.4 564 485.4 556L485.4 513Q485.4 505 485.4 497L485.4 445Q485.4 437 485.4 429L485.4 386Q485.4 378 485.4 370L485.4 327Q485.4 319 485.4 311L485.4 241Q485.4 233 485.4 225L485.4 173Q485.4 165 485.4 157L485.4 142Q485.4 134 493.4 134L555.7 134Q563.7 134 563.7 127L563.7 120",
     "tip": "M563.7 112L567.7 120L559.7 120Z",
     "labels": [
      {
       "text": "rejection.seen",
       "kind": "event",
       "x": 485.4,
       "y": 378
      }
     ]
    },
    {
     "line": "M425.4 599L425.4 592.5Q425.4 586 417.4 586L58.4 586Q50.4 586 50.4 578L50.4 572Q50.4 564 50.4 556L50.4 513Q50.4 505 50.4 497L50.4 445Q50.4 437 50.4 429L50.4 386Q50.4 378 50.4 370L50.4 327Q50.4 319 50.4 311L50.4 278Q50.4 270 58.4 270L584.5 270Q592.5 270 592.5 267.5L592.5 265",
     "tip": "M592.5 257L596.5 265L588.5 265Z",
     "labels": [
      {
       "text": "session.opened",
       "kind": "event",
       "x": 50.4,
       "y": 437
      }
     ]
    },
    {
     "line": "M203.6 232.5L203.6 173Q203.6 165 203.6 157L203.6 133Q203.6 125 211.6 125L531.7 125Q539.7 125 539.7 122.5L539.7 120",
     "tip": "M539.7 112L543.7 120L535.7 120Z",
     "labels": [
      {
       "text": "closed, offline",
       "kind": "reply",
       "x": 203.6,
       "y": 165
      }
     ]
    },
    {
     "line": "M104.9 354L104.9 327Q104.9 319 104.9 311L104.9 296Q104.9 288 112.9 288L195.6 288Q203.6 288 203.6 280L203.6 233.5",
     "tip": "",
     "labels": []
    },
    {
     "line": "M332 354L332 327Q332 319 332 311L332 305Q332 297 324 297L211.6 297Q203.6 297 203.6 289L203.6 233.5",
     "tip": "",
     "labels": []
    },
    {
     "line": "M270.8 354L270.8 327Q270.8 319 270.8 311L270.8 296Q270.8 288 278.8 288L620 288Q628 288 628 280L628 265",
     "tip": "M628 257L632 265L624 265Z",
     "labels": [
      {
       "text": "stale",
       "kind": "reply",
       "x": 270.8,
       "y": 319
      }
     ]
    }
   ]
  }
 },
 {
  "name": "login",
  "title": {
   "ko": "로그인",
   "en": "Login"
  },
  "states": [
   {
    "name": "enteringPassword",
    "title": {
     "ko": "비밀번호 적는 중",
     "en": "Entering the password"
    },
    "isFinal": false,
    "tags": [],
    "desktop": "/login?tab=password&at=enteringPassword",
    "mobile": "/login?tab=password&at=enteringPassword",
    "next": [
     {
      "kind": "event",
      "name": "simple.chosen",
      "state": "verifyingIdentity"
     },
     {
      "kind": "event",
      "name": "password.chosen",
      "state": "enteringPassword"
     },
     {
      "kind": "event",
      "name": "qr.chosen",
      "state": "showingQr"
     },
     {
      "kind": "event",
      "name": "password.submitted",
      "state": "checkingPassword"
     }
    ]
   },
   {
    "name": "verifyingIdentity",
    "title": {
     "ko": "본인 확인 중",
     "en": "Verifying identity"
    },
    "isFinal": false,
    "tags": [],
    "desktop": "/login?tab=simple&at=verifyingIdentity",
    "mobile": "/login?tab=simple&at=verifyingIdentity",
    "next": [
     {
      "kind": "event",
      "name": "simple.chosen",
      "state": "verifyingIdentity"
     },
     {
      "kind": "event",
      "name": "password.chosen",
      "state": "enteringPassword"
     },
     {
      "kind": "event",
      "name": "qr.chosen",
      "state": "showingQr"
     },
     {
      "kind": "event",
      "name": "identity.verified",
      "state": "checkingIdentity"
     }
    ]
   },
   {
    "name": "showingQr",
    "title": {
     "ko": "QR 코드 보이는 중",
     "en": "Showing the QR code"
    },
    "isFinal": false,
    "tags": [],
    "desktop": "/login?tab=qr&at=showingQr",
    "mobile": "/login?tab=qr&at=showingQr",
    "next": [
     {
      "kind": "event",
      "name": "simple.chosen",
      "state": "verifyingIdentity"
     },
     {
      "kind": "event",
      "name": "password.chosen",
      "state": "enteringPassword"
     },
     {
      "kind": "event",
      "name": "qr.chosen",
      "state": "showingQr"
     },
     {
      "kind": "event",
      "name": "qr.approved",
      "state": "signedIn"
     }
    ]
   },
   {
    "name": "checkingPassword",
    "title": {
     "ko": "비밀번호 확인 중",
     "en": "Checking the password"
    },
    "isFinal": false,
    "tags": [
     "busy"
    ],
    "desktop": "/login?tab=password&at=checkingPassword",
    "mobile": "/login?tab=password&at=checkingPassword",
    "next": [
     {
      "kind": "reply",
      "name": "passwordLogin welcome",
      "state": "signedIn"
     },
     {
      "kind": "reply",
      "name": "passwordLogin wrong",
      "state": "enteringPassword",
      "code": "MB20003400"
     },
     {
      "kind": "reply",
      "name": "passwordLogin paused",
      "state": "enteringPassword",
      "code": "PR20013403"
     },
     {
      "kind": "reply",
      "name": "passwordLogin deactivated",
      "state": "accountDeactivated",
      "code": "MB20005400"
     },
     {
      "kind": "reply",
      "name": "passwordLogin deleted",
      "state": "accountDeleted",
      "code": "MB20004400"
     },
     {
      "kind": "reply",
      "name": "passwordLogin terminated",
      "state": "accountTerminated",
      "code": "MB20004400"
     },
     {
      "kind": "reply",
      "name": "passwordLogin offline",
      "state": "enteringPassword"
     }
    ]
   },
   {
    "name": "checkingIdentity",
    "title": {
     "ko": "본인 대조 중",
     "en": "Checking the identity"
    },
    "isFinal": false,
    "tags": [
     "busy"
    ],
    "desktop": "/login?tab=simple&at=checkingIdentity",
    "mobile": "/login?tab=simple&at=checkingIdentity",
    "next": [
     {
      "kind": "reply",
      "name": "identityLogin welcome",
      "state": "signedIn"
     },
     {
      "kind": "reply",
      "name": "identityLogin unregistered",
      "state": "unregistered",
      "code": "MB20022404"
     },
     {
      "kind": "reply",
      "name": "identityLogin deactivated",
      "state": "accountDeactivated",
      "code": "MB20005400"
     },
     {
      "kind": "reply",
      "name": "identityLogin deleted",
      "state": "accountDeleted",
      "code": "MB20004400"
     },
     {
      "kind": "reply",
      "name": "identityLogin terminated",
      "state": "accountTerminated",
      "code": "MB20004400"
     },
     {
      "kind": "reply",
      "name": "identityLogin failing",
      "state": "verifyingIdentity",
      "code": "PR10006500"
     }
    ]
   },
   {
    "name": "unregistered",
    "title": {
     "ko": "아직 회원 아님",
     "en": "Not a member yet"
    },
    "isFinal": false,
    "tags": [
     "alert"
    ],
    "desktop": "/login?tab=simple&at=unregistered",
    "mobile": "/login?tab=simple&at=unregistered",
    "next": [
     {
      "kind": "event",
      "name": "sign-up.chosen",
      "state": "verifyingIdentity"
     },
     {
      "kind": "event",
      "name": "alert.closed",
      "state": "verifyingIdentity"
     }
    ]
   },
   {
    "name": "accountDeactivated",
    "title": {
     "ko": "멈춘 계정",
     "en": "Account switched off"
    },
    "isFinal": false,
    "tags": [
     "alert"
    ],
    "desktop": "/login?tab=password&at=accountDeactivated",
    "mobile": "/login?tab=password&at=accountDeactivated",
    "next": [
     {
      "kind": "event",
      "name": "alert.closed",
      "state": "enteringPassword"
     },
     {
      "kind": "event",
      "name": "alert.closed",
      "state": "verifyingIdentity"
     }
    ]
   },
   {
    "name": "accountDeleted",
    "title": {
     "ko": "지워진 계정",
     "en": "Account deleted"
    },
    "isFinal": false,
    "tags": [
     "alert"
    ],
    "desktop": "/login?tab=password&at=accountDeleted",
    "mobile": "/login?tab=password&at=accountDeleted",
    "next": [
     {
      "kind": "event",
      "name": "alert.closed",
      "state": "enteringPassword"
     },
     {
      "kind": "event",
      "name": "alert.closed",
      "state": "verifyingIdentity"
     }
    ]
   },
   {
    "name": "accountTerminated",
    "title": {
     "ko": "해지된 계정",
     "en": "Account terminated"
    },
    "isFinal": false,
    "tags": [
     "alert"
    ],
    "desktop": "/login?tab=password&at=accountTerminated",
    "mobile": "/login?tab=password&at=accountTerminated",
    "next": [
     {
      "kind": "event",
      "name": "termination.chosen",
      "state": "enteringPassword"
     },
     {
      "kind": "event",
      "name": "alert.closed",
      "state": "enteringPassword"
     },
     {
      "kind": "event",
      "name": "termination.chosen",
      "state": "verifyingIdentity"
     },
     {
      "kind": "event",
      "name": "alert.closed",
      "state": "verifyingIdentity"
     }
    ]
   },
   {
    "name": "signedIn",
    "title": {
     "ko": "로그인됨",
     "en": "Logged in"
    },
    "isFinal": true,
    "tags": [],
    "desktop": "/login?tab=qr&at=signedIn",
    "mobile": "/login?tab=qr&at=signedIn",
    "next": []
   }
  ],
  "transitions": 26,
  "paths": 7,
  "diagram": {
   "left": -16,
   "top": -16,
   "width": 1207,
   "height": 624,
   "groups": [
    {
     "name": "open",
     "x": 431.6,
     "y": 40,
     "width": 743,
     "height": 253
    }
   ],
   "states": [
    {
     "name": "enteringPassword",
     "x": 772.8,
     "y": 219,
     "width": 160,
     "height": 48
    },
    {
     "name": "verifyingIdentity",
     "x": 480,
     "y": 219,
     "width": 160,
     "height": 48
    },
    {
     "name": "showingQr",
     "x": 997.1,
     "y": 219,
     "width": 160,
     "height": 48
    },
    {
     "name": "checkingPassword",
     "x": 772.8,
     "y": 381,
     "width": 160,
     "height": 48
    },
    {
     "name": "checkingIdentity",
     "x": 480,
     "y": 381,
     "width": 160,
     "height": 48
    },
    {
     "name": "unregistered",
     "x": 0,
     "y": 544,
     "width": 160,
     "height": 48
    },
    {
     "name": "accountDeactivated",
     "x": 768.1,
     "y": 544,
     "width": 160,
     "height": 48
    },
    {
     "name": "accountDeleted",
     "x": 176,
     "y": 544,
     "width": 160,
     "height": 48
    },
    {
     "name": "accountTerminated",
     "x": 370.3,
     "y": 544,
     "width": 160,
     "height": 48
    },
    {
     "name": "signedIn",
     "x": 977.5,
     "y": 544,
     "width": 160,
     "height": 48
    }
   ],
   "passing": [
    {
     "name": "opening",
     "x": 201.3,
     "y": 90,
     "width": 79,
     "height": 32
    }
   ],
   "begin": {
    "x": 240.8,
    "y": 6
   },
   "arrows": [
    {
     "line": "M240.8 12L240.8 30Q240.8 38 240.8 46L240.8 56Q240.8 64 240.8 72L240.8 82",
     "tip": "M240.8 90L236.8 82L244.8 82Z",
     "labels": []
    },
    {
     "line": "M269 122L269 128.5Q269 135 277 135L1018.7 135Q1026.7 135 1026.7 143L1026.7 176Q1026.7 184 1026.7 192L1026.7 211",
     "tip": "M1026.7 219L1022.7 211L1030.7 211Z",
     "labels": [
      {
       "text": "qr",
       "kind": "guard",
       "x": 1026.7,
       "y": 184
      }
     ]
    },
    {
     "line": "M246.4 122L246.4 145Q246.4 153 254.4 153L461.5 153Q469.5 153 469.5 161L469.5 176Q469.5 184 469.5 192L469.5 198Q469.5 206 477.5 206L496 206Q504 206 504 208.5L504 211",
     "tip": "M504 219L500 211L508 211Z",
     "labels": [
      {
       "text": "simple",
       "kind": "guard",
       "x": 469.5,
       "y": 184
      }
     ]
    },
    {
     "line": "M257.7 122L257.7 136Q257.7 144 265.7 144L681.9 144Q689.9 144 689.9 152L689.9 176Q689.9 184 689.9 192L689.9 198Q689.9 206 697.9 206L788.8 206Q796.8 206 796.8 208.5L796.8 211",
     "tip": "M796.8 219L792.8 211L800.8 211Z",
     "labels": [
      {
       "text": "otherwise",
       "kind": "guard",
       "x": 689.9,
       "y": 184
      }
     ]
    },
    {
     "line": "M596.7 40L596.7 98.5Q596.7 106.5 596.7 114.5L596.7 176Q596.7 184 596.7 192L596.7 211",
     "tip": "M596.7 219L592.7 211L600.7 211Z",
     "labels": [
      {
       "text": "simple.chosen",
       "kind": "event",
       "x": 596.7,
       "y": 184
      }
     ]
    },
    {
     "line": "M951.5 40L951.5 98.5Q951.5 106.5 951.5 114.5L951.5 176Q951.5 184 951.5 192L951.5 198Q951.5 206 943.5 206L916.8 206Q908.8 206 908.8 208.5L908.8 211",
     "tip": "M908.8 219L904.8 211L912.8 211Z",
     "labels": [
      {
       "text": "password.chosen",
       "kind": "event",
       "x": 951.5,
       "y": 184
      }
     ]
    },
    {
     "line": "M1103.9 40L1103.9 98.5Q1103.9 106.5 1103.9 114.5L1103.9 176Q1103.9 184 1103.9 192L1103.9 211",
     "tip": "M1103.9 219L1099.9 211L1107.9 211Z",
     "labels": [
      {
       "text": "qr.chosen",
       "kind": "event",
       "x": 1103.9,
       "y": 184
      }
     ]
    },
    {
     "line": "M908.8 267L908.8 273.5Q908.8 280 916.8 280L941.7 280Q949.7 280 949.7 286.5L949.7 286.5Q949.7 293 949.7 301L949.7 329Q949.7 337 949.7 345L949.7 360Q949.7 368 941.7 368L916.8 368Q908.8 368 908.8 370.5L908.8 373",
     "tip": "M908.8 381L904.8 373L912.8 373Z",
     "labels": [
      {
       "text": "password.submitted",
       "kind": "event",
       "x": 949.7,
       "y": 337
      }
     ]
    },
    {
     "line": "M566.1 267L566.1 285Q566.1 293 566.1 301L566.1 329Q566.1 337 566.1 345L566.1 373",
     "tip": "M566.1 381L562.1 373L570.1 373Z",
     "labels": [
      {
       "text": "identity.verified",
       "kind": "event",
       "x": 566.1,
       "y": 337
      }
     ]
    },
    {
     "line": "M1077.1 267L1077.1 285Q1077.1 293 1077.1 301L1077.1 329Q1077.1 337 1077.1 345L1077.1 397Q1077.1 405 1077.1 413L1077.1 492Q1077.1 500 1077.1 508L1077.1 536",
     "tip": "M1077.1 544L1073.1 536L1081.1 536Z",
     "labels": [
      {
       "text": "qr.approved",
       "kind": "event",
       "x": 1077.1,
       "y": 405
      }
     ]
    },
    {
     "line": "M908.8 429L908.8 435.5Q908.8 442 916.8 442L1029.9 442Q1037.9 442 1037.9 450L1037.9 492Q1037.9 500 1037.9 508L1037.9 536",
     "tip": "M1037.9 544L1033.9 536L1041.9 536Z",
     "labels": [
      {
       "text": "welcome",
       "kind": "reply",
       "x": 1037.9,
       "y": 500
      }
     ]
    },
    {
     "line": "M616 429L616 452Q616 460 624 460L965.5 460Q973.5 460 973.5 468L973.5 492Q973.5 500 973.5 508L973.5 523Q973.5 531 981.5 531L993.5 531Q1001.5 531 1001.5 533.5L1001.5 536",
     "tip": "M1001.5 544L997.5 536L1005.5 536Z",
     "labels": [
      {
       "text": "welcome",
       "kind": "reply",
       "x": 973.5,
       "y": 500
      }
     ]
    },
    {
     "line": "M884.8 429L884.8 435.5Q884.8 442 889.7 442L889.7 442Q894.7 442 894.7 450L894.7 492Q894.7 500 894.7 508L894.7 536",
     "tip": "M894.7 544L890.7 536L898.7 536Z",
     "labels": [
      {
       "text": "deactivated",
       "kind": "reply",
       "x": 894.7,
       "y": 500
      }
     ]
    },
    {
     "line": "M592 429L592 461Q592 469 600 469L778.7 469Q786.7 469 786.7 477L786.7 492Q786.7 500 786.7 508L786.7 514Q786.7 522 794.7 522L808.1 522Q816.1 522 816.1 529L816.1 536",
     "tip": "M816.1 544L812.1 536L820.1 536Z",
     "labels": [
      {
       "text": "deactivated",
       "kind": "reply",
       "x": 786.7,
       "y": 500
      }
     ]
    },
    {
     "line": "M820.8 429L820.8 470Q820.8 478 812.8 478L691.1 478Q683.1 478 683.1 486L683.1 492Q683.1 500 683.1 508L683.1 523Q683.1 531 675.1 531L514.3 531Q506.3 531 506.3 533.5L506.3 536",
     "tip": "M506.3 544L502.3 536L510.3 536Z",
     "labels": [
      {
       "text": "terminated",
       "kind": "reply",
       "x": 683.1,
       "y": 500
      }
     ]
    },
    {
     "line": "M552 429L552 470Q552 478 544 478L520.7 478Q512.7 478 512.7 486L512.7 492Q512.7 500 512.7 508L512.7 514Q512.7 522 504.7 522L490.3 522Q482.3 522 482.3 529L482.3 536",
     "tip": "M482.3 544L478.3 536L486.3 536Z",
     "labels": [
      {
       "text": "terminated",
       "kind": "reply",
       "x": 512.7,
       "y": 500
      }
     ]
    },
    {
     "line": "M796.8 429L796.8 443Q796.8 451 788.8 451L324.8 451Q316.8 451 316.8 459L316.8 492Q316.8 500 316.8 508L316.8 523Q316.8 531 314.4 531L314.4 531Q312 531 312 533.5L312 536",
     "tip": "M312 544L308 536L316 536Z",
     "labels": [
      {
       "text": "deleted",
       "kind": "reply",
       "x": 316.8,
       "y": 500
      }
     ]
    },
    {
     "line": "M528 429L528 461Q528 469 520 469L252.8 469Q244.8 469 244.8 477L244.8 492Q244.8 500 244.8 508L244.8 536",
     "tip": "M244.8 544L240.8 536L248.8 536Z",
     "labels": [
      {
       "text": "deleted",
       "kind": "reply",
       "x": 244.8,
       "y": 500
      }
     ]
    },
    {
     "line": "M796.8 381L796.8 374.5Q796.8 368 788.8 368L728.5 368Q720.5 368 720.5 360L720.5 345Q720.5 337 720.5 329L720.5 301Q720.5 293 720.5 286.5L720.5 286.5Q720.5 280 728.5 280L788.8 280Q796.8 280 796.8 277.5L796.8 275",
     "tip": "M796.8 267L800.8 275L792.8 275Z",
     "labels": [
      {
       "text": "wrong, paused, offline",
       "kind": "reply",
       "x": 720.5,
       "y": 337
      }
     ]
    },
    {
     "line": "M504 429L504 452Q504 460 496 460L156.4 460Q148.4 460 148.4 468L148.4 492Q148.4 500 148.4 508L148.4 523Q148.4 531 142.2 531L142.2 531Q136 531 136 533.5L136 536",
     "tip": "M136 544L132 536L140 536Z",
     "labels": [
      {
       "text": "unregistered",
       "kind": "reply",
       "x": 148.4,
       "y": 500
      }
     ]
    },
    {
     "line": "M504 381L504 374.5Q504 368 496 368L473.7 368Q465.7 368 465.7 360L465.7 345Q465.7 337 465.7 329L465.7 301Q465.7 293 465.7 286.5L465.7 286.5Q465.7 280 473.7 280L496 280Q504 280 504 277.5L504 275",
     "tip": "M504 267L508 275L500 275Z",
     "labels": [
      {
       "text": "failing",
       "kind": "reply",
       "x": 465.7,
       "y": 337
      }
     ]
    },
    {
     "line": "M80 544L80 508Q80 500 80 492L80 413Q80 405 80 397L80 345Q80 337 80 329L80 301Q80 293 80 285L80 251Q80 243 80 235L80 192Q80 184 80 176L80 143Q80 135 88 135L204.6 135Q212.6 135 212.6 132.5L212.6 130",
     "tip": "M212.6 122L216.6 130L208.6 130Z",
     "labels": [
      {
       "text": "sign-up.chosen",
       "kind": "event",
       "x": 80,
       "y": 328
      },
      {
       "text": "alert.closed",
       "kind": "event",
       "x": 80,
       "y": 346
      }
     ]
    },
    {
     "line": "M205.6 404.5L205.6 345Q205.6 337 205.6 329L205.6 301Q205.6 293 205.6 285L205.6 251Q205.6 243 205.6 235L205.6 192Q205.6 184 205.6 176L205.6 152Q205.6 144 213.6 144L215.9 144Q223.9 144 223.9 137L223.9 130",
     "tip": "M223.9 122L227.9 130L219.9 130Z",
     "labels": [
      {
       "text": "alert.closed",
       "kind": "event",
       "x": 205.6,
       "y": 243
      }
     ]
    },
    {
     "line": "M792.1 544L792.1 537.5Q792.1 531 784.1 531L741.1 531Q733.1 531 733.1 523L733.1 508Q733.1 500 733.1 492L733.1 450Q733.1 442 725.1 442L213.6 442Q205.6 442 205.6 434L205.6 405.5",
     "tip": "",
     "labels": []
    },
    {
     "line": "M205.6 544L205.6 508Q205.6 500 205.6 492L205.6 405.5",
     "tip": "",
     "labels": []
    },
    {
     "line": "M394.3 544L394.3 537.5Q394.3 531 386.3 531L364 531Q356 531 356 523L356 508Q356 500 356 492L356 413Q356 405 356 397L356 345Q356 337 356 329L356 301Q356 293 356 285L356 251Q356 243 356 235L356 192Q356 184 356 176L356 170Q356 162 348 162L243.2 162Q235.2 162 235.2 154L235.2 130",
     "tip": "M235.2 122L239.2 130L231.2 130Z",
     "labels": [
      {
       "text": "termination.chosen",
       "kind": "event",
       "x": 356,
       "y": 328
      },
      {
       "text": "alert.closed",
       "kind": "event",
       "x": 356,
       "y": 346
      }
     ]
    }
   ]
  }
 },
 {
  "name": "qr-login",
  "title": {
   "ko": "학생증 QR 로그인",
   "en": "QR login"
  },
  "states": [
   {
    "name": "requestingCode",
    "title": {
     "ko": "코드 받는 중",
     "en": "Getting a code"
    },
    "isFinal": false,
    "tags": [
     "busy"
    ],
    "desktop": "/login?tab=qr&at=requestingCode",
    "mobile": "/login?tab=qr&at=requestingCode",
    "next": [
     {
      "kind": "reply",
      "name": "openQrLogin shown",
      "state": "waitingForScan"
     },
     {
      "kind": "reply",
      "name": "openQrLogin failing",
      "state": "failed",
      "code": "PR10006500"
     }
    ]
   },
   {
    "name": "waitingForScan",
    "title": {
     "ko": "스캔 기다리는 중",
     "en": "Waiting for the scan"
    },
    "isFinal": false,
    "tags": [],
    "desktop": "/login?tab=qr&at=waitingForScan",
    "mobile": "/login?tab=qr&at=waitingForScan",
    "next": [
     {
      "kind": "reply",
      "name": "deadline",
      "state": "codeExpired"
     },
     {
      "kind": "reply",
      "name": "watchCode scanned",
      "state": "waitingForApproval"
     },
     {
      "kind": "reply",
      "name": "watchCode approved",
      "state": "openingSession"
     },
     {
      "kind": "reply",
      "name": "watchCode refused",
      "state": "loginRefused"
     },
     {
      "kind": "reply",
      "name": "watchCode over",
      "state": "codeExpired"
     },
     {
      "kind": "reply",
      "name": "watchCode unknown",
      "state": "codeExpired",
      "code": "PR20002404"
     }
    ]
   },
   {
    "name": "waitingForApproval",
    "title": {
     "ko": "승인 기다리는 중",
     "en": "Waiting for approval"
    },
    "isFinal": false,
    "tags": [],
    "desktop": "/login?tab=qr&at=waitingForApproval",
    "mobile": "/login?tab=qr&at=waitingForApproval",
    "next": [
     {
      "kind": "reply",
      "name": "deadline",
      "state": "codeExpired"
     },
     {
      "kind": "reply",
      "name": "watchCode approved",
      "state": "openingSession"
     },
     {
      "kind": "reply",
      "name": "watchCode refused",
      "state": "loginRefused"
     },
     {
      "kind": "reply",
      "name": "watchCode over",
      "state": "codeExpired"
     },
     {
      "kind": "reply",
      "name": "watchCode unknown",
      "state": "codeExpired",
      "code": "PR20002404"
     }
    ]
   },
   {
    "name": "openingSession",
    "title": {
     "ko": "로그인하는 중",
     "en": "Opening the session"
    },
    "isFinal": false,
    "tags": [
     "busy"
    ],
    "desktop": "/login?tab=qr&at=openingSession",
    "mobile": "/login?tab=qr&at=openingSession",
    "next": [
     {
      "kind": "reply",
      "name": "qrLogin welcome",
      "state": "signedIn"
     },
     {
      "kind": "reply",
      "name": "qrLogin deactivated",
      "state": "failed",
      "code": "MB20005400"
     },
     {
      "kind": "reply",
      "name": "qrLogin deleted",
      "state": "failed",
      "code": "MB20004400"
     },
     {
      "kind": "reply",
      "name": "qrLogin terminated",
      "state": "approverTerminated",
      "code": "MB20004400"
     }
    ]
   },
   {
    "name": "loginRefused",
    "title": {
     "ko": "휴대폰에서 거절됨",
     "en": "Refused on the phone"
    },
    "isFinal": false,
    "tags": [],
    "desktop": "/login?tab=qr&at=loginRefused",
    "mobile": "/login?tab=qr&at=loginRefused",
    "next": [
     {
      "kind": "event",
      "name": "code.requested",
      "state": "requestingCode"
     }
    ]
   },
   {
    "name": "codeExpired",
    "title": {
     "ko": "코드 시간 지남",
     "en": "Code has expired"
    },
    "isFinal": false,
    "tags": [],
    "desktop": "/login?tab=qr&at=codeExpired",
    "mobile": "/login?tab=qr&at=codeExpired",
    "next": [
     {
      "kind": "event",
      "name": "code.requested",
      "state": "requestingCode"
     }
    ]
   },
   {
    "name": "approverTerminated",
    "title": {
     "ko": "해지된 계정",
     "en": "Account terminated"
    },
    "isFinal": false,
    "tags": [],
    "desktop": "/login?tab=qr&at=approverTerminated",
    "mobile": "/login?tab=qr&at=approverTerminated",
    "next": [
     {
      "kind": "event",
      "name": "code.requested",
      "state": "requestingCode"
     },
     {
      "kind": "event",
      "name": "termination.chosen",
      "state": "approverTerminated"
     }
    ]
   },
   {
    "name": "failed",
    "title": {
     "ko": "실패함",
     "en": "Did not work"
    },
    "isFinal": false,
    "tags": [],
    "desktop": "/login?tab=qr&at=failed",
    "mobile": "/login?tab=qr&at=failed",
    "next": [
     {
      "kind": "event",
      "name": "code.requested",
      "state": "requestingCode"
     }
    ]
   },
   {
    "name": "signedIn",
    "title": {
     "ko": "로그인됨",
     "en": "Logged in"
    },
    "isFinal": true,
    "tags": [],
    "desktop": "/login?tab=qr&at=signedIn",
    "mobile": "/login?tab=qr&at=signedIn",
    "next": []
   }
  ],
  "transitions": 20,
  "paths": 4,
  "diagram": {
   "left": -16,
   "top": -16,
   "width": 1104,
   "height": 695,
   "groups": [
    {
     "name": "codeShown",
     "x": 267.3,
     "y": 158,
     "width": 535.4,
     "height": 260
    }
   ],
   "states": [
    {
     "name": "requestingCode",
     "x": 507.8,
     "y": 64,
     "width": 160,
     "height": 48
    },
    {
     "name": "waitingForScan",
     "x": 471.6,
     "y": 208,
     "width": 160,
     "height": 48
    },
    {
     "name": "waitingForApproval",
     "x": 507.7,
     "y": 335,
     "width": 160,
     "height": 48
    },
    {
     "name": "openingSession",
     "x": 658.5,
     "y": 497,
     "width": 160,
     "height": 48
    },
    {
     "name": "loginRefused",
     "x": 234.9,
     "y": 497,
     "width": 160,
     "height": 48
    },
    {
     "name": "codeExpired",
     "x": 436.8,
     "y": 497,
     "width": 160,
     "height": 48
    },
    {
     "name": "approverTerminated",
     "x": 346.3,
     "y": 615,
     "width": 160,
     "height": 48
    },
    {
     "name": "failed",
     "x": 911.1,
     "y": 615,
     "width": 160,
     "height": 48
    },
    {
     "name": "signedIn",
     "x": 0,
     "y": 615,
     "width": 160,
     "height": 48
    }
   ],
   "passing": [],
   "begin": {
    "x": 587.8,
    "y": 6
   },
   "arrows": [
    {
     "line": "M587.8 12L587.8 30Q587.8 38 587.8 46L587.8 56",
     "tip": "M587.8 64L583.8 56L591.8 56Z",
     "labels": []
    },
    {
     "line": "M555.8 112L555.8 118.5Q555.8 125 553.7 125L553.7 125Q551.6 125 551.6 133L551.6 139Q551.6 147 551.6 155L551.6 174Q551.6 182 551.6 190L551.6 200",
     "tip": "M551.6 208L547.6 200L555.6 200Z",
     "labels": [
      {
       "text": "shown",
       "kind": "reply",
       "x": 551.6,
       "y": 147
      }
     ]
    },
    {
     "line": "M643.8 112L643.8 118.5Q643.8 125 651.8 125L1026.1 125Q1034.1 125 1034.1 133L1034.1 139Q1034.1 147 1034.1 155L1034.1 174Q1034.1 182 1034.1 190L1034.1 224Q1034.1 232 1034.1 240L1034.1 292Q1034.1 300 1034.1 308L1034.1 351Q1034.1 359 1034.1 367L1034.1 410Q1034.1 418 1034.1 426L1034.1 445Q1034.1 453 1034.1 461L1034.1 513Q1034.1 521 1034.1 529L1034.1 572Q1034.1 580 1034.1 588L1034.1 607",
     "tip": "M1034.1 615L1030.1 607L1038.1 607Z",
     "labels": [
      {
       "text": "failing",
       "kind": "reply",
       "x": 1034.1,
       "y": 359
      }
     ]
    },
    {
     "line": "M587.7 383L587.7 410Q587.7 418 587.7 426L587.7 445Q587.7 453 587.7 461L587.7 476Q587.7 484 580.3 484L580.3 484Q572.8 484 572.8 486.5L572.8 489",
     "tip": "M572.8 497L568.8 489L576.8 489Z",
     "labels": [
      {
       "text": "deadline, over, unknown",
       "kind": "reply",
       "x": 587.7,
       "y": 453
      }
     ]
    },
    {
     "line": "M583.6 256L583.6 262.5Q583.6 269 585.7 269L585.7 269Q587.7 269 587.7 277L587.7 292Q587.7 300 587.7 308L587.7 327",
     "tip": "M587.7 335L583.7 327L591.7 327Z",
     "labels": [
      {
       "text": "scanned",
       "kind": "reply",
       "x": 587.7,
       "y": 300
      }
     ]
    },
    {
     "line": "M607.6 256L607.6 262.5Q607.6 269 615.6 269L751.9 269Q759.9 269 759.9 277L759.9 292Q759.9 300 759.9 308L759.9 351Q759.9 359 759.9 367L759.9 410Q759.9 418 759.9 426L759.9 445Q759.9 453 759.9 461L759.9 489",
     "tip": "M759.9 497L755.9 489L763.9 489Z",
     "labels": [
      {
       "text": "approved",
       "kind": "reply",
       "x": 759.9,
       "y": 359
      }
     ]
    },
    {
     "line": "M643.7 383L643.7 397Q643.7 405 651.7 405L705.3 405Q713.3 405 713.3 411.5L713.3 411.5Q713.3 418 713.3 426L713.3 445Q713.3 453 713.3 461L713.3 489",
     "tip": "M713.3 497L709.3 489L717.3 489Z",
     "labels": [
      {
       "text": "approved",
       "kind": "reply",
       "x": 713.3,
       "y": 453
      }
     ]
    },
    {
     "line": "M495.6 256L495.6 262.5Q495.6 269 487.6 269L367.9 269Q359.9 269 359.9 277L359.9 292Q359.9 300 359.9 308L359.9 351Q359.9 359 359.9 367L359.9 410Q359.9 418 359.9 426L359.9 445Q359.9 453 359.9 461L359.9 489",
     "tip": "M359.9 497L355.9 489L363.9 489Z",
     "labels": [
      {
       "text": "refused",
       "kind": "reply",
       "x": 359.9,
       "y": 359
      }
     ]
    },
    {
     "line": "M531.7 383L531.7 397Q531.7 405 523.7 405L303.3 405Q295.3 405 295.3 411.5L295.3 411.5Q295.3 418 295.3 426L295.3 445Q295.3 453 295.3 461L295.3 489",
     "tip": "M295.3 497L291.3 489L299.3 489Z",
     "labels": [
      {
       "text": "refused",
       "kind": "reply",
       "x": 295.3,
       "y": 453
      }
     ]
    },
    {
     "line": "M519.6 256L519.6 270Q519.6 278 511.6 278L453.9 278Q445.9 278 445.9 286L445.9 292Q445.9 300 445.9 308L445.9 351Q445.9 359 445.9 367L445.9 410Q445.9 418 445.9 426L445.9 445Q445.9 453 445.9 461L445.9 467Q445.9 475 453.9 475L476.8 475Q484.8 475 484.8 482L484.8 489",
     "tip": "M484.8 497L480.8 489L488.8 489Z",
     "labels": [
      {
       "text": "over, unknown",
       "kind": "reply",
       "x": 445.9,
       "y": 359
      }
     ]
    },
    {
     "line": "M682.5 545L682.5 551.5Q682.5 558 674.5 558L88 558Q80 558 80 566L80 572Q80 580 80 588L80 607",
     "tip": "M80 615L76 607L84 607Z",
     "labels": [
      {
       "text": "welcome",
       "kind": "reply",
       "x": 80,
       "y": 580
      }
     ]
    },
    {
     "line": "M738.5 545L738.5 572Q738.5 580 738.5 588L738.5 594Q738.5 602 730.5 602L490.3 602Q482.3 602 482.3 604.5L482.3 607",
     "tip": "M482.3 615L478.3 607L486.3 607Z",
     "labels": [
      {
       "text": "terminated",
       "kind": "reply",
       "x": 738.5,
       "y": 580
      }
     ]
    },
    {
     "line": "M794.5 545L794.5 551.5Q794.5 558 802.5 558L940.1 558Q948.1 558 948.1 566L948.1 572Q948.1 580 948.1 588L948.1 594Q948.1 602 953.6 602L953.6 602Q959.1 602 959.1 604.5L959.1 607",
     "tip": "M959.1 615L955.1 607L963.1 607Z",
     "labels": [
      {
       "text": "deactivated, deleted",
       "kind": "reply",
       "x": 948.1,
       "y": 580
      }
     ]
    },
    {
     "line": "M201.6 358.5L201.6 308Q201.6 300 201.6 292L201.6 240Q201.6 232 201.6 224L201.6 190Q201.6 182 201.6 174L201.6 155Q201.6 147 201.6 139L201.6 133Q201.6 125 209.6 125L523.8 125Q531.8 125 531.8 122.5L531.8 120",
     "tip": "M531.8 112L535.8 120L527.8 120Z",
     "labels": [
      {
       "text": "code.requested",
       "kind": "event",
       "x": 201.6,
       "y": 232
      }
     ]
    },
    {
     "line": "M258.9 497L258.9 490.5Q258.9 484 250.9 484L222.1 484Q214.1 484 214.1 476L214.1 461Q214.1 453 214.1 445L214.1 426Q214.1 418 214.1 410L214.1 404Q214.1 396 207.9 396L207.9 396Q201.6 396 201.6 388L201.6 359.5",
     "tip": "",
     "labels": []
    },
    {
     "line": "M460.8 497L460.8 490.5Q460.8 484 452.8 484L410.9 484Q402.9 484 402.9 476L402.9 461Q402.9 453 402.9 445L402.9 439Q402.9 431 394.9 431L236.1 431Q228.1 431 228.1 424.5L228.1 424.5Q228.1 418 228.1 410L228.1 404Q228.1 396 220.1 396L209.6 396Q201.6 396 201.6 388L201.6 359.5",
     "tip": "",
     "labels": []
    },
    {
     "line": "M370.3 615L370.3 608.5Q370.3 602 362.3 602L195.6 602Q187.6 602 187.6 594L187.6 588Q187.6 580 187.6 572L187.6 529Q187.6 521 187.6 513L187.6 461Q187.6 453 187.6 445L187.6 426Q187.6 418 187.6 410L187.6 404Q187.6 396 194.6 396L194.6 396Q201.6 396 201.6 388L201.6 359.5",
     "tip": "",
     "labels": []
    },
    {
     "line": "M935.1 615L935.1 608.5Q935.1 602 927.1 602L843.8 602Q835.8 602 835.8 594L835.8 588Q835.8 580 835.8 572L835.8 529Q835.8 521 835.8 513L835.8 461Q835.8 453 835.8 445L835.8 426Q835.8 418 835.8 410L835.8 404Q835.8 396 827.8 396L209.6 396Q201.6 396 201.6 388L201.6 359.5",
     "tip": "",
     "labels": []
    },
    {
     "line": "M506.3 627C534.3 619 534.3 659 514.3 651",
     "tip": "M506.3 651L514.3 647L514.3 655Z",
     "labels": [
      {
       "text": "termination.chosen",
       "kind": "event",
       "x": 599.1,
       "y": 639
      }
     ]
    }
   ]
  }
 },
 {
  "name": "identity-verification",
  "title": {
   "ko": "본인 확인",
   "en": "Identity verification"
  },
  "states": [
   {
    "name": "ready",
    "title": {
     "ko": "시작 전",
     "en": "Ready to begin"
    },
    "isFinal": false,
    "tags": [],
    "desktop": "/login?tab=simple&at=ready",
    "mobile": "/login?tab=simple&at=ready",
    "next": [
     {
      "kind": "event",
      "name": "verification.requested",
      "state": "openingWindow"
     }
    ]
   },
   {
    "name": "openingWindow",
    "title": {
     "ko": "창 여는 중",
     "en": "Opening the window"
    },
    "isFinal": false,
    "tags": [
     "busy"
    ],
    "desktop": "/login?tab=simple&at=openingWindow",
    "mobile": "/login?tab=simple&at=openingWindow",
    "next": [
     {
      "kind": "reply",
      "name": "openVerification popup",
      "state": "waitingForPerson"
     },
     {
      "kind": "reply",
      "name": "openVerification blocked",
      "state": "windowBlocked"
     },
     {
      "kind": "reply",
      "name": "openVerification offline",
      "state": "ready"
     },
     {
      "kind": "reply",
      "name": "openVerification page",
      "state": "leavingForProvider"
     }
    ]
   },
   {
    "name": "waitingForPerson",
    "title": {
     "ko": "창에서 확인하는 중",
     "en": "Person in the window"
    },
    "isFinal": false,
    "tags": [],
    "desktop": "/login?tab=simple&at=waitingForPerson",
    "next": [
     {
      "kind": "event",
      "name": "window.requested",
      "state": "waitingForPerson"
     },
     {
      "kind": "event",
      "name": "cancel",
      "state": "canceled"
     },
     {
      "kind": "reply",
      "name": "watchWindow verified",
      "state": "verified"
     },
     {
      "kind": "reply",
      "name": "watchWindow refused",
      "state": "refused"
     },
     {
      "kind": "reply",
      "name": "watchWindow expired",
      "state": "expired"
     },
     {
      "kind": "reply",
      "name": "watchWindow closed",
      "state": "canceled"
     },
     {
      "kind": "reply",
      "name": "watchWindow failing",
      "state": "resultUnknown",
      "code": "PR10006500"
     },
     {
      "kind": "reply",
      "name": "deadline",
      "state": "expired"
     }
    ]
   },
   {
    "name": "leavingForProvider",
    "title": {
     "ko": "확인 기관으로 감",
     "en": "On to the provider"
    },
    "isFinal": false,
    "tags": [
     "busy"
    ],
    "mobile": "/login?tab=simple&at=leavingForProvider",
    "next": [
     {
      "kind": "event",
      "name": "back",
      "state": "ready"
     }
    ]
   },
   {
    "name": "checkingResult",
    "title": {
     "ko": "결과 묻는 중",
     "en": "Asking for the result"
    },
    "isFinal": false,
    "tags": [
     "busy"
    ],
    "desktop": "/login?tab=simple&at=checkingResult",
    "mobile": "/login?tab=simple&idfc_id=00000000-0000-4000-8000-000000000001&at=checkingResult",
    "next": [
     {
      "kind": "reply",
      "name": "identityVerificationStatus verified",
      "state": "verified"
     },
     {
      "kind": "reply",
      "name": "identityVerificationStatus refused",
      "state": "refused"
     },
     {
      "kind": "reply",
      "name": "identityVerificationStatus expired",
      "state": "expired"
     },
     {
      "kind": "reply",
      "name": "identityVerificationStatus unfinished",
      "state": "canceled"
     },
     {
      "kind": "reply",
      "name": "identityVerificationStatus unknown",
      "state": "expired",
      "code": "PR10004404"
     },
     {
      "kind": "reply",
      "name": "identityVerificationStatus failing",
      "state": "resultUnknown",
      "code": "PR10006500"
     }
    ]
   },
   {
    "name": "resultUnknown",
    "title": {
     "ko": "결과 모름",
     "en": "Result is unknown"
    },
    "isFinal": false,
    "tags": [],
    "desktop": "/login?tab=simple&at=resultUnknown",
    "mobile": "/login?tab=simple&idfc_id=00000000-0000-4000-8000-000000000001&at=resultUnknown",
    "next": [
     {
      "kind": "event",
      "name": "verification.requested",
      "state": "checkingResult"
     }
    ]
   },
   {
    "name": "windowBlocked",
    "title": {
     "ko": "창이 막힘",
     "en": "Window was blocked"
    },
    "isFinal": false,
    "tags": [],
    "desktop": "/login?tab=simple&at=windowBlocked",
    "next": [
     {
      "kind": "event",
      "name": "verification.requested",
      "state": "openingWindow"
     }
    ]
   },
   {
    "name": "refused",
    "title": {
     "ko": "거절됨",
     "en": "Refused"
    },
    "isFinal": false,
    "tags": [],
    "desktop": "/login?tab=simple&at=refused",
    "mobile": "/login?tab=simple&idfc_id=00000000-0000-4000-8000-000000000001&at=refused",
    "next": [
     {
      "kind": "event",
      "name": "verification.requested",
      "state": "openingWindow"
     }
    ]
   },
   {
    "name": "canceled",
    "title": {
     "ko": "마치지 않음",
     "en": "Not finished"
    },
    "isFinal": false,
    "tags": [],
    "desktop": "/login?tab=simple&at=canceled",
    "mobile": "/login?tab=simple&idfc_id=00000000-0000-4000-8000-000000000001&at=canceled",
    "next": [
     {
      "kind": "event",
      "name": "verification.requested",
      "state": "openingWindow"
     }
    ]
   },
   {
    "name": "expired",
    "title": {
     "ko": "시간 지남",
     "en": "Time is over"
    },
    "isFinal": false,
    "tags": [],
    "desktop": "/login?tab=simple&at=expired",
    "mobile": "/login?tab=simple&idfc_id=00000000-0000-4000-8000-000000000001&at=expired",
    "next": [
     {
      "kind": "event",
      "name": "verification.requested",
      "state": "openingWindow"
     }
    ]
   },
   {
    "name": "verified",
    "title": {
     "ko": "확인됨",
     "en": "Verified"
    },
    "isFinal": true,
    "tags": [],
    "desktop": "/login?tab=simple&at=verified",
    "mobile": "/login?tab=simple&idfc_id=00000000-0000-4000-8000-000000000001&at=verified",
    "next": []
   }
  ],
  "transitions": 27,
  "paths": 10,
  "diagram": {
   "left": -16,
   "top": -16,
   "width": 1381,
   "height": 672,
   "groups": [],
   "states": [
    {
     "name": "ready",
     "x": 222.7,
     "y": 166,
     "width": 160,
     "height": 48
    },
    {
     "name": "openingWindow",
     "x": 289.8,
     "y": 284,
     "width": 160,
     "height": 48
    },
    {
     "name": "waitingForPerson",
     "x": 904.6,
     "y": 411,
     "width": 160,
     "height": 48
    },
    {
     "name": "leavingForProvider",
     "x": 134.2,
     "y": 411,
     "width": 160,
     "height": 48
    },
    {
     "name": "checkingResult",
     "x": 725.2,
     "y": 411,
     "width": 160,
     "height": 48
    },
    {
     "name": "resultUnknown",
     "x": 813.2,
     "y": 592,
     "width": 160,
     "height": 48
    },
    {
     "name": "windowBlocked",
     "x": 0,
     "y": 592,
     "width": 160,
     "height": 48
    },
    {
     "name": "refused",
     "x": 1012.2,
     "y": 592,
     "width": 160,
     "height": 48
    },
    {
     "name": "canceled",
     "x": 490.4,
     "y": 592,
     "width": 160,
     "height": 48
    },
    {
     "name": "expired",
     "x": 252.2,
     "y": 592,
     "width": 160,
     "height": 48
    },
    {
     "name": "verified",
     "x": 1188.2,
     "y": 592,
     "width": 160,
     "height": 48
    }
   ],
   "passing": [
    {
     "name": "starting",
     "x": 504.2,
     "y": 64,
     "width": 86,
     "height": 32
    }
   ],
   "begin": {
    "x": 547.2,
    "y": 6
   },
   "arrows": [
    {
     "line": "M547.2 12L547.2 30Q547.2 38 547.2 46L547.2 56",
     "tip": "M547.2 64L543.2 56L551.2 56Z",
     "labels": []
    },
    {
     "line": "M566.2 96L566.2 102.5Q566.2 109 574.2 109L797.2 109Q805.2 109 805.2 117L805.2 123Q805.2 131 805.2 139L805.2 182Q805.2 190 805.2 198L805.2 241Q805.2 249 805.2 257L805.2 300Q805.2 308 805.2 316L805.2 368Q805.2 376 805.2 384L805.2 403",
     "tip": "M805.2 411L801.2 403L809.2 403Z",
     "labels": [
      {
       "text": "isReturned",
       "kind": "guard",
       "x": 805.2,
       "y": 249
      }
     ]
    },
    {
     "line": "M528.2 96L528.2 102.5Q528.2 109 520.2 109L310.7 109Q302.7 109 302.7 117L302.7 123Q302.7 131 302.7 139L302.7 158",
     "tip": "M302.7 166L298.7 158L306.7 158Z",
     "labels": [
      {
       "text": "otherwise",
       "kind": "guard",
       "x": 302.7,
       "y": 131
      }
     ]
    },
    {
     "line": "M358.7 214L358.7 220.5Q358.7 227 366.7 227L595.7 227Q603.7 227 603.7 235L603.7 241Q603.7 249 603.7 257L603.7 263Q603.7 271 595.7 271L433.8 271Q425.8 271 425.8 273.5L425.8 276",
     "tip": "M425.8 284L421.8 276L429.8 276Z",
     "labels": [
      {
       "text": "verification.requested",
       "kind": "event",
       "x": 603.7,
       "y": 249
      }
     ]
    },
    {
     "line": "M425.8 332L425.8 338.5Q425.8 345 433.8 345L976.6 345Q984.6 345 984.6 353L984.6 368Q984.6 376 984.6 384L984.6 403",
     "tip": "M984.6 411L980.6 403L988.6 403Z",
     "labels": [
      {
       "text": "popup",
       "kind": "reply",
       "x": 984.6,
       "y": 376
      }
     ]
    },
    {
     "line": "M337.8 332L337.8 346Q337.8 354 329.8 354L176.3 354Q168.3 354 168.3 362L168.3 368Q168.3 376 168.3 384L168.3 403",
     "tip": "M168.3 411L164.3 403L172.3 403Z",
     "labels": [
      {
       "text": "page",
       "kind": "reply",
       "x": 168.3,
       "y": 376
      }
     ]
    },
    {
     "line": "M313.8 332L313.8 338.5Q313.8 345 305.8 345L102 345Q94 345 94 353L94 368Q94 376 94 384L94 427Q94 435 94 443L94 540Q94 548 94 556L94 571Q94 579 99 579L99 579Q104 579 104 581.5L104 584",
     "tip": "M104 592L100 584L108 584Z",
     "labels": [
      {
       "text": "blocked",
       "kind": "reply",
       "x": 94,
       "y": 435
      }
     ]
    },
    {
     "line": "M313.8 284L313.8 277.5Q313.8 271 308.3 271L308.3 271Q302.7 271 302.7 263L302.7 257Q302.7 249 302.7 241L302.7 222",
     "tip": "M302.7 214L306.7 222L298.7 222Z",
     "labels": [
      {
       "text": "offline",
       "kind": "reply",
       "x": 302.7,
       "y": 249
      }
     ]
    },
    {
     "line": "M1064.6 423C1092.6 415 1092.6 455 1072.6 447",
     "tip": "M1064.6 447L1072.6 443L1072.6 451Z",
     "labels": [
      {
       "text": "window.requested",
       "kind": "event",
       "x": 1150.2,
       "y": 435
      }
     ]
    },
    {
     "line": "M952.6 459L952.6 491Q952.6 499 944.6 499L639.2 499Q631.2 499 631.2 507L631.2 540Q631.2 548 631.2 556L631.2 571Q631.2 579 628.8 579L628.8 579Q626.4 579 626.4 581.5L626.4 584",
     "tip": "M626.4 592L622.4 584L630.4 584Z",
     "labels": [
      {
       "text": "cancel",
       "kind": "event",
       "x": 631.2,
       "y": 539
      },
      {
       "text": "closed",
       "kind": "reply",
       "x": 631.2,
       "y": 557
      }
     ]
    },
    {
     "line": "M1040.6 459L1040.6 465.5Q1040.6 472 1048.6 472L1296 472Q1304 472 1304 480L1304 540Q1304 548 1304 556L1304 584",
     "tip": "M1304 592L1300 584L1308 584Z",
     "labels": [
      {
       "text": "verified",
       "kind": "reply",
       "x": 1304,
       "y": 548
      }
     ]
    },
    {
     "line": "M862.3 459L862.3 482Q862.3 490 870.3 490L1206.2 490Q1214.2 490 1214.2 498L1214.2 540Q1214.2 548 1214.2 556L1214.2 584",
     "tip": "M1214.2 592L1210.2 584L1218.2 584Z",
     "labels": [
      {
       "text": "verified",
       "kind": "reply",
       "x": 1214.2,
       "y": 548
      }
     ]
    },
    {
     "line": "M1016.6 459L1016.6 473Q1016.6 481 1024.6 481L1138.2 481Q1146.2 481 1146.2 489L1146.2 540Q1146.2 548 1146.2 556L1146.2 584",
     "tip": "M1146.2 592L1142.2 584L1150.2 584Z",
     "labels": [
      {
       "text": "refused",
       "kind": "reply",
       "x": 1146.2,
       "y": 548
      }
     ]
    },
    {
     "line": "M839.5 459L839.5 500Q839.5 508 847.5 508L1057.2 508Q1065.2 508 1065.2 516L1065.2 540Q1065.2 548 1065.2 556L1065.2 584",
     "tip": "M1065.2 592L1061.2 584L1069.2 584Z",
     "labels": [
      {
       "text": "refused",
       "kind": "reply",
       "x": 1065.2,
       "y": 548
      }
     ]
    },
    {
     "line": "M928.6 459L928.6 473Q928.6 481 920.6 481L442.4 481Q434.4 481 434.4 489L434.4 540Q434.4 548 434.4 556L434.4 571Q434.4 579 426.4 579L396.2 579Q388.2 579 388.2 581.5L388.2 584",
     "tip": "M388.2 592L384.2 584L392.2 584Z",
     "labels": [
      {
       "text": "expired, deadline",
       "kind": "reply",
       "x": 434.4,
       "y": 548
      }
     ]
    },
    {
     "line": "M984.6 459L984.6 540Q984.6 548 984.6 556L984.6 571Q984.6 579 976.6 579L957.2 579Q949.2 579 949.2 581.5L949.2 584",
     "tip": "M949.2 592L945.2 584L953.2 584Z",
     "labels": [
      {
       "text": "failing",
       "kind": "reply",
       "x": 984.6,
       "y": 548
      }
     ]
    },
    {
     "line": "M816.6 459L816.6 509Q816.6 517 824.6 517L856.4 517Q864.4 517 864.4 525L864.4 540Q864.4 548 864.4 556L864.4 584",
     "tip": "M864.4 592L860.4 584L868.4 584Z",
     "labels": [
      {
       "text": "failing",
       "kind": "reply",
       "x": 864.4,
       "y": 548
      }
     ]
    },
    {
     "line": "M228.4 411L228.4 384Q228.4 376 228.4 368L228.4 316Q228.4 308 228.4 300L228.4 257Q228.4 249 228.4 241L228.4 235Q228.4 227 236.4 227L238.7 227Q246.7 227 246.7 224.5L246.7 222",
     "tip": "M246.7 214L250.7 222L242.7 222Z",
     "labels": [
      {
       "text": "back",
       "kind": "event",
       "x": 228.4,
       "y": 308
      }
     ]
    },
    {
     "line": "M748.1 459L748.1 482Q748.1 490 740.1 490L309.6 490Q301.6 490 301.6 498L301.6 540Q301.6 548 301.6 556L301.6 584",
     "tip": "M301.6 592L297.6 584L305.6 584Z",
     "labels": [
      {
       "text": "expired, unknown",
       "kind": "reply",
       "x": 301.6,
       "y": 548
      }
     ]
    },
    {
     "line": "M770.9 459L770.9 500Q770.9 508 762.9 508L567.6 508Q559.6 508 559.6 516L559.6 540Q559.6 548 559.6 556L559.6 584",
     "tip": "M559.6 592L555.6 584L563.6 584Z",
     "labels": [
      {
       "text": "unfinished",
       "kind": "reply",
       "x": 559.6,
       "y": 548
      }
     ]
    },
    {
     "line": "M837.2 592L837.2 585.5Q837.2 579 829.2 579L754 579Q746 579 746 571L746 556Q746 548 746 540L746 525Q746 517 754 517L785.8 517Q793.8 517 793.8 509L793.8 467",
     "tip": "M793.8 459L797.8 467L789.8 467Z",
     "labels": [
      {
       "text": "verification.requested",
       "kind": "event",
       "x": 746,
       "y": 548
      }
     ]
    },
    {
     "line": "M369.8 434.5L369.8 384Q369.8 376 369.8 368L369.8 340",
     "tip": "M369.8 332L373.8 340L365.8 340Z",
     "labels": [
      {
       "text": "verification.requested",
       "kind": "event",
       "x": 369.8,
       "y": 376
      }
     ]
    },
    {
     "line": "M80 592L80 556Q80 548 80 540L80 480Q80 472 88 472L361.8 472Q369.8 472 369.8 464L369.8 435.5",
     "tip": "",
     "labels": []
    },
    {
     "line": "M1036.2 592L1036.2 585.5Q1036.2 579 1030 579L1030 579Q1023.8 579 1023.8 571L1023.8 556Q1023.8 548 1023.8 540L1023.8 480Q1023.8 472 1015.8 472L377.8 472Q369.8 472 369.8 464L369.8 435.5",
     "tip": "",
     "labels": []
    },
    {
     "line": "M514.4 592L514.4 585.5Q514.4 579 512 579L512 579Q509.6 579 509.6 571L509.6 556Q509.6 548 509.6 540L509.6 480Q509.6 472 501.6 472L377.8 472Q369.8 472 369.8 464L369.8 435.5",
     "tip": "",
     "labels": []
    },
    {
     "line": "M276.2 592L276.2 585.5Q276.2 579 268.2 579L238 579Q230 579 230 571L230 556Q230 548 230 540L230 480Q230 472 238 472L361.8 472Q369.8 472 369.8 464L369.8 435.5",
     "tip": "",
     "labels": []
    }
   ]
  }
 },
 {
  "name": "find-id",
  "title": {
   "ko": "아이디 찾기",
   "en": "Finding an ID"
  },
  "states": [
   {
    "name": "enteringContact",
    "title": {
     "ko": "연락처 입력",
     "en": "Entering the contact"
    },
    "isFinal": false,
    "tags": [],
    "desktop": "/find-account?at=enteringContact",
    "mobile": "/find-account?at=enteringContact",
    "next": [
     {
      "kind": "event",
      "name": "email.chosen",
      "state": "enteringContact"
     },
     {
      "kind": "event",
      "name": "contact.submitted phone",
      "state": "sendingCode"
     },
     {
      "kind": "event",
      "name": "contact.submitted email",
      "state": "sendingCode"
     },
     {
      "kind": "event",
      "name": "phone.chosen",
      "state": "enteringContact"
     }
    ]
   },
   {
    "name": "sendingCode",
    "title": {
     "ko": "번호 보내는 중",
     "en": "Sending the code"
    },
    "isFinal": false,
    "tags": [
     "busy"
    ],
    "desktop": "/find-account?at=sendingCode",
    "mobile": "/find-account?at=sendingCode",
    "next": [
     {
      "kind": "reply",
      "name": "requestFindIdCode sent",
      "state": "confirmingContact"
     },
     {
      "kind": "reply",
      "name": "requestFindIdCode limited",
      "state": "confirmingContact",
      "code": "MB21003429"
     },
     {
      "kind": "reply",
      "name": "requestFindIdCode invalid",
      "state": "enteringContact",
      "code": "MB21005404"
     },
     {
      "kind": "reply",
      "name": "requestFindIdCode failing",
      "state": "enteringContact",
      "code": "MB21004500"
     }
    ]
   },
   {
    "name": "confirmingContact",
    "title": {
     "ko": "연락처 확인",
     "en": "Confirming the code"
    },
    "isFinal": false,
    "tags": [],
    "desktop": "/find-account?at=confirmingContact",
    "mobile": "/find-account?at=confirmingContact",
    "next": [
     {
      "kind": "event",
      "name": "code.accepted",
      "state": "idFound"
     },
     {
      "kind": "event",
      "name": "nobody.found",
      "state": "nobodyFound"
     },
     {
      "kind": "event",
      "name": "back",
      "state": "enteringContact"
     }
    ]
   },
   {
    "name": "nobodyFound",
    "title": {
     "ko": "계정 없음",
     "en": "Nobody found"
    },
    "isFinal": false,
    "tags": [],
    "desktop": "/find-account?at=nobodyFound",
    "mobile": "/find-account?at=nobodyFound",
    "next": [
     {
      "kind": "event",
      "name": "back",
      "state": "enteringContact"
     }
    ]
   },
   {
    "name": "idFound",
    "title": {
     "ko": "가린 아이디",
     "en": "ID found, masked"
    },
    "isFinal": false,
    "tags": [],
    "desktop": "/find-account?at=idFound",
    "mobile": "/find-account?at=idFound",
    "next": [
     {
      "kind": "event",
      "name": "full.requested",
      "state": "revealingId"
     },
     {
      "kind": "event",
      "name": "back",
      "state": "enteringContact"
     }
    ]
   },
   {
    "name": "revealingId",
    "title": {
     "ko": "아이디 요청",
     "en": "Asking for the ID"
    },
    "isFinal": false,
    "tags": [
     "busy"
    ],
    "desktop": "/find-account?at=revealingId",
    "mobile": "/find-account?at=revealingId",
    "next": [
     {
      "kind": "reply",
      "name": "findId whole",
      "state": "idShown"
     },
     {
      "kind": "reply",
      "name": "findId code missing",
      "state": "enteringContact",
      "code": "MB21101400"
     },
     {
      "kind": "reply",
      "name": "findId too late",
      "state": "enteringContact",
      "code": "MB21102404"
     },
     {
      "kind": "reply",
      "name": "findId nobody",
      "state": "enteringContact",
      "code": "MB21104404"
     },
     {
      "kind": "reply",
      "name": "findId too many",
      "state": "enteringContact",
      "code": "MB21105429"
     },
     {
      "kind": "reply",
      "name": "findId offline",
      "state": "idFound"
     }
    ]
   },
   {
    "name": "idShown",
    "title": {
     "ko": "아이디 전체",
     "en": "Whole ID shown"
    },
    "isFinal": false,
    "tags": [],
    "desktop": "/find-account?at=idShown",
    "mobile": "/find-account?at=idShown",
    "next": [
     {
      "kind": "event",
      "name": "id.hidden",
      "state": "idFound"
     },
     {
      "kind": "event",
      "name": "back",
      "state": "enteringContact"
     }
    ]
   }
  ],
  "transitions": 17,
  "paths": 7,
  "diagram": {
   "left": -16,
   "top": -16,
   "width": 811,
   "height": 752,
   "groups": [],
   "states": [
    {
     "name": "enteringContact",
     "x": 345.4,
     "y": 64,
     "width": 160,
     "height": 48
    },
    {
     "name": "sendingCode",
     "x": 570.9,
     "y": 191,
     "width": 160,
     "height": 48
    },
    {
     "name": "confirmingContact",
     "x": 540.5,
     "y": 309,
     "width": 160,
     "height": 48
    },
    {
     "name": "nobodyFound",
     "x": 493,
     "y": 436,
     "width": 160,
     "height": 48
    },
    {
     "name": "idFound",
     "x": 317,
     "y": 436,
     "width": 160,
     "height": 48
    },
    {
     "name": "revealingId",
     "x": 401.2,
     "y": 554,
     "width": 160,
     "height": 48
    },
    {
     "name": "idShown",
     "x": 269.5,
     "y": 672,
     "width": 160,
     "height": 48
    }
   ],
   "passing": [],
   "begin": {
    "x": 425.4,
    "y": 6
   },
   "arrows": [
    {
     "line": "M425.4 12L425.4 30Q425.4 38 425.4 46L425.4 56",
     "tip": "M425.4 64L421.4 56L429.4 56Z",
     "labels": []
    },
    {
     "line": "M505.4 76C533.4 68 533.4 108 513.4 100",
     "tip": "M505.4 100L513.4 96L513.4 104Z",
     "labels": [
      {
       "text": "phone.chosen",
       "kind": "event",
       "x": 576.6,
       "y": 79
      },
      {
       "text": "email.chosen",
       "kind": "event",
       "x": 576.6,
       "y": 97
      }
     ]
    },
    {
     "line": "M481.4 112L481.4 118.5Q481.4 125 489.4 125L709.3 125Q717.3 125 717.3 133L717.3 148Q717.3 156 717.3 164L717.3 170Q717.3 178 712.1 178L712.1 178Q706.9 178 706.9 180.5L706.9 183",
     "tip": "M706.9 191L702.9 183L710.9 183Z",
     "labels": [
      {
       "text": "contact.submitted",
       "kind": "event",
       "x": 717.3,
       "y": 156
      }
     ]
    },
    {
     "line": "M650.9 239L650.9 266Q650.9 274 650.9 282L650.9 301",
     "tip": "M650.9 309L646.9 301L654.9 301Z",
     "labels": [
      {
       "text": "sent, limited",
       "kind": "reply",
       "x": 650.9,
       "y": 274
      }
     ]
    },
    {
     "line": "M594.9 191L594.9 184.5Q594.9 178 586.9 178L580.4 178Q572.4 178 572.4 170L572.4 164Q572.4 156 572.4 148L572.4 142Q572.4 134 564.4 134L465.4 134Q457.4 134 457.4 127L457.4 120",
     "tip": "M457.4 112L461.4 120L453.4 120Z",
     "labels": [
      {
       "text": "invalid, failing",
       "kind": "reply",
       "x": 572.4,
       "y": 156
      }
     ]
    },
    {
     "line": "M564.5 357L564.5 363.5Q564.5 370 556.5 370L540.5 370Q532.5 370 532.5 378L532.5 384Q532.5 392 532.5 400L532.5 415Q532.5 423 524.5 423L461 423Q453 423 453 425.5L453 428",
     "tip": "M453 436L449 428L457 428Z",
     "labels": [
      {
       "text": "code.accepted",
       "kind": "event",
       "x": 532.5,
       "y": 392
      }
     ]
    },
    {
     "line": "M672.5 357L672.5 384Q672.5 392 672.5 400L672.5 415Q672.5 423 664.5 423L637 423Q629 423 629 425.5L629 428",
     "tip": "M629 436L625 428L633 428Z",
     "labels": [
      {
       "text": "nobody.found",
       "kind": "event",
       "x": 672.5,
       "y": 392
      }
     ]
    },
    {
     "line": "M316 214.5L316 164Q316 156 316 148L316 142Q316 134 324 134L385.4 134Q393.4 134 393.4 127L393.4 120",
     "tip": "M393.4 112L397.4 120L389.4 120Z",
     "labels": [
      {
       "text": "back",
       "kind": "event",
       "x": 316,
       "y": 156
      }
     ]
    },
    {
     "line": "M564.5 309L564.5 302.5Q564.5 296 556.5 296L514 296Q506 296 506 288L506 282Q506 274 506 266L506 260Q506 252 498 252L324 252Q316 252 316 244L316 215.5",
     "tip": "",
     "labels": []
    },
    {
     "line": "M517 436L517 422Q517 414 509 414L459.5 414Q451.5 414 451.5 406L451.5 400Q451.5 392 451.5 384L451.5 341Q451.5 333 451.5 325L451.5 282Q451.5 274 451.5 266L451.5 260Q451.5 252 443.5 252L324 252Q316 252 316 244L316 215.5",
     "tip": "",
     "labels": []
    },
    {
     "line": "M356.5 436L356.5 400Q356.5 392 356.5 384L356.5 341Q356.5 333 356.5 325L356.5 282Q356.5 274 356.5 266L356.5 260Q356.5 252 348.5 252L324 252Q316 252 316 244L316 215.5",
     "tip": "",
     "labels": []
    },
    {
     "line": "M302 672L302 645Q302 637 302 629L302 586Q302 578 302 570L302 527Q302 519 302 511L302 468Q302 460 302 452L302 400Q302 392 302 384L302 341Q302 333 302 325L302 282Q302 274 302 266L302 260Q302 252 309 252L309 252Q316 252 316 244L316 215.5",
     "tip": "",
     "labels": []
    },
    {
     "line": "M453 484L453 490.5Q453 497 461 497L518 497Q526 497 526 505L526 511Q526 519 526 527L526 546",
     "tip": "M526 554L522 546L530 546Z",
     "labels": [
      {
       "text": "full.requested",
       "kind": "event",
       "x": 526,
       "y": 519
      }
     ]
    },
    {
     "line": "M481.2 602L481.2 629Q481.2 637 481.2 645L481.2 651Q481.2 659 473.2 659L413.5 659Q405.5 659 405.5 661.5L405.5 664",
     "tip": "M405.5 672L401.5 664L409.5 664Z",
     "labels": [
      {
       "text": "whole",
       "kind": "reply",
       "x": 481.2,
       "y": 637
      }
     ]
    },
    {
     "line": "M425.2 554L425.2 547.5Q425.2 541 417.2 541L152 541Q144 541 144 533L144 527Q144 519 144 511L144 468Q144 460 144 452L144 400Q144 392 144 384L144 341Q144 333 144 325L144 282Q144 274 144 266L144 223Q144 215 144 207L144 164Q144 156 144 148L144 133Q144 125 152 125L361.4 125Q369.4 125 369.4 122.5L369.4 120",
     "tip": "M369.4 112L373.4 120L365.4 120Z",
     "labels": [
      {
       "text": "code missing, too late, nobody, too many",
       "kind": "reply",
       "x": 144,
       "y": 333
      }
     ]
    },
    {
     "line": "M449.2 554L449.2 547.5Q449.2 541 442.8 541L442.8 541Q436.4 541 436.4 533L436.4 527Q436.4 519 436.4 511L436.4 505Q436.4 497 432.7 497L432.7 497Q429 497 429 494.5L429 492",
     "tip": "M429 484L433 492L425 492Z",
     "labels": [
      {
       "text": "offline",
       "kind": "reply",
       "x": 436.4,
       "y": 519
      }
     ]
    },
    {
     "line": "M348.4 672L348.4 645Q348.4 637 348.4 629L348.4 586Q348.4 578 348.4 570L348.4 527Q348.4 519 348.4 511L348.4 492",
     "tip": "M348.4 484L352.4 492L344.4 492Z",
     "labels": [
      {
       "text": "id.hidden",
       "kind": "event",
       "x": 348.4,
       "y": 578
      }
     ]
    }
   ]
  }
 },
 {
  "name": "one-time-code",
  "title": {
   "ko": "인증번호",
   "en": "One-time code"
  },
  "states": [
   {
    "name": "enteringCode",
    "title": {
     "ko": "번호 입력",
     "en": "Entering the code"
    },
    "isFinal": false,
    "tags": [],
    "desktop": "/find-account?at=enteringCode",
    "mobile": "/find-account?at=enteringCode",
    "next": [
     {
      "kind": "event",
      "name": "code.submitted",
      "state": "verifyingCode"
     },
     {
      "kind": "event",
      "name": "code.requested",
      "state": "requestingCode"
     },
     {
      "kind": "reply",
      "name": "deadline",
      "state": "codeExpired"
     }
    ]
   },
   {
    "name": "verifyingCode",
    "title": {
     "ko": "번호 확인 중",
     "en": "Checking the code"
    },
    "isFinal": false,
    "tags": [
     "busy"
    ],
    "desktop": "/find-account?at=verifyingCode",
    "mobile": "/find-account?at=verifyingCode",
    "next": [
     {
      "kind": "reply",
      "name": "enterCode accepted",
      "state": "codeAccepted"
     },
     {
      "kind": "reply",
      "name": "enterCode wrong",
      "state": "enteringCode",
      "code": "MB21103400"
     },
     {
      "kind": "reply",
      "name": "enterCode not given",
      "state": "enteringCode",
      "code": "MB21101400"
     },
     {
      "kind": "reply",
      "name": "enterCode over",
      "state": "codeExpired",
      "code": "MB21102404"
     },
     {
      "kind": "reply",
      "name": "enterCode too many",
      "state": "tooManyAttempts",
      "code": "MB21105429"
     },
     {
      "kind": "reply",
      "name": "enterCode nobody",
      "state": "noAccount",
      "code": "MB21104404"
     },
     {
      "kind": "reply",
      "name": "enterCode offline",
      "state": "enteringCode"
     }
    ]
   },
   {
    "name": "requestingCode",
    "title": {
     "ko": "번호 다시 보냄",
     "en": "Sending a new code"
    },
    "isFinal": false,
    "tags": [
     "busy"
    ],
    "desktop": "/find-account?at=requestingCode",
    "mobile": "/find-account?at=requestingCode",
    "next": [
     {
      "kind": "reply",
      "name": "requestCode sent",
      "state": "enteringCode"
     },
     {
      "kind": "reply",
      "name": "requestCode limited",
      "state": "requestLimited",
      "code": "MB21003429"
     },
     {
      "kind": "reply",
      "name": "requestCode failing",
      "state": "enteringCode",
      "code": "MB21004500"
     }
    ]
   },
   {
    "name": "codeExpired",
    "title": {
     "ko": "코드 시간 지남",
     "en": "Code has expired"
    },
    "isFinal": false,
    "tags": [],
    "desktop": "/find-account?at=codeExpired",
    "mobile": "/find-account?at=codeExpired",
    "next": [
     {
      "kind": "event",
      "name": "code.requested",
      "state": "requestingCode"
     }
    ]
   },
   {
    "name": "tooManyAttempts",
    "title": {
     "ko": "다섯 번 틀림",
     "en": "Too many tries"
    },
    "isFinal": false,
    "tags": [],
    "desktop": "/find-account?at=tooManyAttempts",
    "mobile": "/find-account?at=tooManyAttempts",
    "next": [
     {
      "kind": "event",
      "name": "code.requested",
      "state": "requestingCode"
     }
    ]
   },
   {
    "name": "requestLimited",
    "title": {
     "ko": "24시간 쉼",
     "en": "24-hour pause"
    },
    "isFinal": false,
    "tags": [],
    "desktop": "/find-account?at=requestLimited",
    "mobile": "/find-account?at=requestLimited",
    "next": []
   },
   {
    "name": "codeAccepted",
    "title": {
     "ko": "번호 맞음",
     "en": "Code is right"
    },
    "isFinal": true,
    "tags": [],
    "desktop": "/find-account?at=codeAccepted",
    "mobile": "/find-account?at=codeAccepted",
    "next": []
   },
   {
    "name": "noAccount",
    "title": {
     "ko": "계정 없음",
     "en": "Nobody found"
    },
    "isFinal": true,
    "tags": [],
    "desktop": "/find-account?at=noAccount",
    "mobile": "/find-account?at=noAccount",
    "next": []
   }
  ],
  "transitions": 18,
  "paths": 7,
  "diagram": {
   "left": -16,
   "top": -16,
   "width": 1281,
   "height": 645,
   "groups": [],
   "states": [
    {
     "name": "enteringCode",
     "x": 782.4,
     "y": 166,
     "width": 160,
     "height": 48
    },
    {
     "name": "verifyingCode",
     "x": 859.6,
     "y": 420,
     "width": 160,
     "height": 48
    },
    {
     "name": "requestingCode",
     "x": 590.4,
     "y": 293,
     "width": 160,
     "height": 48
    },
    {
     "name": "codeExpired",
     "x": 1088.8,
     "y": 565,
     "width": 160,
     "height": 48
    },
    {
     "name": "tooManyAttempts",
     "x": 352,
     "y": 565,
     "width": 160,
     "height": 48
    },
    {
     "name": "requestLimited",
     "x": 421.1,
     "y": 420,
     "width": 160,
     "height": 48
    },
    {
     "name": "codeAccepted",
     "x": 176,
     "y": 565,
     "width": 160,
     "height": 48
    },
    {
     "name": "noAccount",
     "x": 0,
     "y": 565,
     "width": 160,
     "height": 48
    }
   ],
   "passing": [
    {
     "name": "starting",
     "x": 679.4,
     "y": 64,
     "width": 86,
     "height": 32
    }
   ],
   "begin": {
    "x": 722.4,
    "y": 6
   },
   "arrows": [
    {
     "line": "M722.4 12L722.4 30Q722.4 38 722.4 46L722.4 56",
     "tip": "M722.4 64L718.4 56L726.4 56Z",
     "labels": []
    },
    {
     "line": "M741.4 96L741.4 102.5Q741.4 109 749.4 109L854.4 109Q862.4 109 862.4 117L862.4 123Q862.4 131 862.4 139L862.4 158",
     "tip": "M862.4 166L858.4 158L866.4 158Z",
     "labels": [
      {
       "text": "isSent",
       "kind": "guard",
       "x": 862.4,
       "y": 131
      }
     ]
    },
    {
     "line": "M703.4 96L703.4 102.5Q703.4 109 695.4 109L528.7 109Q520.7 109 520.7 117L520.7 123Q520.7 131 520.7 139L520.7 182Q520.7 190 520.7 198L520.7 250Q520.7 258 520.7 266L520.7 309Q520.7 317 520.7 325L520.7 377Q520.7 385 520.7 393L520.7 412",
     "tip": "M520.7 420L516.7 412L524.7 412Z",
     "labels": [
      {
       "text": "otherwise",
       "kind": "guard",
       "x": 520.7,
       "y": 258
      }
     ]
    },
    {
     "line": "M894.4 214L894.4 228Q894.4 236 902.4 236L1001.8 236Q1009.8 236 1009.8 244L1009.8 250Q1009.8 258 1009.8 266L1009.8 309Q1009.8 317 1009.8 325L1009.8 377Q1009.8 385 1009.8 393L1009.8 399Q1009.8 407 1002.7 407L1002.7 407Q995.6 407 995.6 409.5L995.6 412",
     "tip": "M995.6 420L991.6 412L999.6 412Z",
     "labels": [
      {
       "text": "code.submitted",
       "kind": "event",
       "x": 1009.8,
       "y": 317
      }
     ]
    },
    {
     "line": "M830.4 214L830.4 228Q830.4 236 822.4 236L738.7 236Q730.7 236 730.7 244L730.7 250Q730.7 258 730.7 266L730.7 272Q730.7 280 728.5 280L728.5 280Q726.4 280 726.4 282.5L726.4 285",
     "tip": "M726.4 293L722.4 285L730.4 285Z",
     "labels": [
      {
       "text": "code.requested",
       "kind": "event",
       "x": 730.7,
       "y": 258
      }
     ]
    },
    {
     "line": "M918.4 214L918.4 220.5Q918.4 227 926.4 227L1203.4 227Q1211.4 227 1211.4 235L1211.4 250Q1211.4 258 1211.4 266L1211.4 309Q1211.4 317 1211.4 325L1211.4 377Q1211.4 385 1211.4 393L1211.4 436Q1211.4 444 1211.4 452L1211.4 513Q1211.4 521 1211.4 529L1211.4 557",
     "tip": "M1211.4 565L1207.4 557L1215.4 557Z",
     "labels": [
      {
       "text": "deadline",
       "kind": "reply",
       "x": 1211.4,
       "y": 385
      }
     ]
    },
    {
     "line": "M907.6 468L907.6 491Q907.6 499 899.6 499L264 499Q256 499 256 507L256 513Q256 521 256 529L256 557",
     "tip": "M256 565L252 557L260 557Z",
     "labels": [
      {
       "text": "accepted",
       "kind": "reply",
       "x": 256,
       "y": 521
      }
     ]
    },
    {
     "line": "M883.6 420L883.6 413.5Q883.6 407 875.6 407L863.4 407Q855.4 407 855.4 399L855.4 393Q855.4 385 855.4 377L855.4 325Q855.4 317 855.4 309L855.4 266Q855.4 258 855.4 250L855.4 222",
     "tip": "M855.4 214L859.4 222L851.4 222Z",
     "labels": [
      {
       "text": "wrong, not given, offline",
       "kind": "reply",
       "x": 855.4,
       "y": 317
      }
     ]
    },
    {
     "line": "M995.6 468L995.6 474.5Q995.6 481 1003.6 481L1175 481Q1183 481 1183 489L1183 513Q1183 521 1183 529L1183 557",
     "tip": "M1183 565L1179 557L1187 557Z",
     "labels": [
      {
       "text": "over",
       "kind": "reply",
       "x": 1183,
       "y": 521
      }
     ]
    },
    {
     "line": "M939.6 468L939.6 513Q939.6 521 939.6 529L939.6 544Q939.6 552 931.6 552L496 552Q488 552 488 554.5L488 557",
     "tip": "M488 565L484 557L492 557Z",
     "labels": [
      {
       "text": "too many",
       "kind": "reply",
       "x": 939.6,
       "y": 521
      }
     ]
    },
    {
     "line": "M883.6 468L883.6 474.5Q883.6 481 875.6 481L88 481Q80 481 80 489L80 513Q80 521 80 529L80 557",
     "tip": "M80 565L76 557L84 557Z",
     "labels": [
      {
       "text": "nobody",
       "kind": "reply",
       "x": 80,
       "y": 521
      }
     ]
    },
    {
     "line": "M614.8 293L614.8 266Q614.8 258 614.8 250L614.8 235Q614.8 227 622.8 227L798.4 227Q806.4 227 806.4 224.5L806.4 222",
     "tip": "M806.4 214L810.4 222L802.4 222Z",
     "labels": [
      {
       "text": "sent, failing",
       "kind": "reply",
       "x": 614.8,
       "y": 258
      }
     ]
    },
    {
     "line": "M638.4 341L638.4 355Q638.4 363 630.4 363L468.6 363Q460.6 363 460.6 371L460.6 377Q460.6 385 460.6 393L460.6 412",
     "tip": "M460.6 420L456.6 412L464.6 412Z",
     "labels": [
      {
       "text": "limited",
       "kind": "reply",
       "x": 460.6,
       "y": 385
      }
     ]
    },
    {
     "line": "M614.4 341L614.4 347.5Q614.4 354 606.4 354L388.9 354Q380.9 354 380.9 362L380.9 377Q380.9 385 380.9 393L380.9 436Q380.9 444 380.9 452L380.9 513Q380.9 521 380.9 529L380.9 544Q380.9 552 388.9 552L392 552Q400 552 400 554.5L400 557",
     "tip": "M400 565L396 557L404 557Z",
     "labels": [
      {
       "text": "failing",
       "kind": "reply",
       "x": 380.9,
       "y": 444
      }
     ]
    },
    {
     "line": "M726.4 341L726.4 347.5Q726.4 354 734.4 354L1146.6 354Q1154.6 354 1154.6 362L1154.6 377Q1154.6 385 1154.6 393L1154.6 436Q1154.6 444 1154.6 452L1154.6 513Q1154.6 521 1154.6 529L1154.6 557",
     "tip": "M1154.6 565L1150.6 557L1158.6 557Z",
     "labels": [
      {
       "text": "failing",
       "kind": "reply",
       "x": 1154.6,
       "y": 444
      }
     ]
    },
    {
     "line": "M1090.2 443.5L1090.2 393Q1090.2 385 1090.2 377L1090.2 371Q1090.2 363 1082.2 363L710.4 363Q702.4 363 702.4 356L702.4 349",
     "tip": "M702.4 341L706.4 349L698.4 349Z",
     "labels": [
      {
       "text": "code.requested",
       "kind": "event",
       "x": 1090.2,
       "y": 385
      }
     ]
    },
    {
     "line": "M1112.8 565L1112.8 558.5Q1112.8 552 1104.8 552L1098.2 552Q1090.2 552 1090.2 544L1090.2 529Q1090.2 521 1090.2 513L1090.2 444.5",
     "tip": "",
     "labels": []
    },
    {
     "line": "M376 565L376 551Q376 543 371.4 543L371.4 543Q366.8 543 366.8 535L366.8 529Q366.8 521 366.8 513L366.8 498Q366.8 490 374.8 490L1082.2 490Q1090.2 490 1090.2 482L1090.2 444.5",
     "tip": "",
     "labels": []
    }
   ]
  }
 },
 {
  "name": "find-password",
  "title": {
   "ko": "비밀번호 찾기",
   "en": "Finding a password"
  },
  "states": [
   {
    "name": "enteringAccount",
    "title": {
     "ko": "계정 입력",
     "en": "Entering the account"
    },
    "isFinal": false,
    "tags": [],
    "desktop": "/find-password?at=enteringAccount",
    "mobile": "/find-password?at=enteringAccount",
    "next": [
     {
      "kind": "event",
      "name": "account.submitted",
      "state": "sendingLink"
     }
    ]
   },
   {
    "name": "sendingLink",
    "title": {
     "ko": "링크 보내는 중",
     "en": "Sending the link"
    },
    "isFinal": false,
    "tags": [
     "busy"
    ],
    "desktop": "/find-password?at=sendingLink",
    "mobile": "/find-password?at=sendingLink",
    "next": [
     {
      "kind": "reply",
      "name": "sendPasswordLink sent",
      "state": "linkSent"
     },
     {
      "kind": "reply",
      "name": "sendPasswordLink limited",
      "state": "linksLimited",
      "code": "MB22003429"
     },
     {
      "kind": "reply",
      "name": "sendPasswordLink no address",
      "state": "enteringAccount",
      "code": "MB22001400"
     },
     {
      "kind": "reply",
      "name": "sendPasswordLink unknown",
      "state": "enteringAccount",
      "code": "MB22002404"
     },
     {
      "kind": "reply",
      "name": "sendPasswordLink refused",
      "state": "enteringAccount",
      "code": "MB22003500"
     },
     {
      "kind": "reply",
      "name": "sendPasswordLink failing",
      "state": "enteringAccount",
      "code": "MB22004500"
     },
     {
      "kind": "reply",
      "name": "sendPasswordLink offline",
      "state": "enteringAccount"
     }
    ]
   },
   {
    "name": "linkSent",
    "title": {
     "ko": "링크 보냄",
     "en": "Link was sent"
    },
    "isFinal": false,
    "tags": [],
    "desktop": "/find-password?at=linkSent",
    "mobile": "/find-password?at=linkSent",
    "next": [
     {
      "kind": "event",
      "name": "link.requested",
      "state": "sendingLink"
     },
     {
      "kind": "event",
      "name": "back",
      "state": "enteringAccount"
     },
     {
      "kind": "reply",
      "name": "deadline",
      "state": "linkExpired"
     }
    ]
   },
   {
    "name": "linkExpired",
    "title": {
     "ko": "링크 만료",
     "en": "Link has expired"
    },
    "isFinal": false,
    "tags": [],
    "desktop": "/find-password?at=linkExpired",
    "mobile": "/find-password?at=linkExpired",
    "next": [
     {
      "kind": "event",
      "name": "link.requested",
      "state": "sendingLink"
     },
     {
      "kind": "event",
      "name": "back",
      "state": "enteringAccount"
     }
    ]
   },
   {
    "name": "linksLimited",
    "title": {
     "ko": "24시간 쉼",
     "en": "24-hour pause"
    },
    "isFinal": false,
    "tags": [],
    "desktop": "/find-password?at=linksLimited",
    "mobile": "/find-password?at=linksLimited",
    "next": [
     {
      "kind": "event",
      "name": "back",
      "state": "enteringAccount"
     }
    ]
   },
   {
    "name": "checkingLink",
    "title": {
     "ko": "링크 확인 중",
     "en": "Checking the link"
    },
    "isFinal": false,
    "tags": [
     "busy"
    ],
    "desktop": "/find-password-reset?at=checkingLink",
    "mobile": "/find-password-reset?at=checkingLink",
    "next": [
     {
      "kind": "reply",
      "name": "checkLink good",
      "state": "enteringPassword"
     },
     {
      "kind": "reply",
      "name": "checkLink missing",
      "state": "linkRefused",
      "code": "MB22101400"
     },
     {
      "kind": "reply",
      "name": "checkLink used",
      "state": "linkRefused",
      "code": "MB22101404"
     },
     {
      "kind": "reply",
      "name": "checkLink over",
      "state": "linkRefused",
      "code": "MB22103404"
     },
     {
      "kind": "reply",
      "name": "checkLink failing",
      "state": "linkUnchecked",
      "code": "PR10006500"
     }
    ]
   },
   {
    "name": "linkUnchecked",
    "title": {
     "ko": "링크 확인 못 함",
     "en": "Link not checked"
    },
    "isFinal": false,
    "tags": [],
    "desktop": "/find-password-reset?at=linkUnchecked",
    "mobile": "/find-password-reset?at=linkUnchecked",
    "next": [
     {
      "kind": "event",
      "name": "check.requested",
      "state": "checkingLink"
     }
    ]
   },
   {
    "name": "enteringPassword",
    "title": {
     "ko": "새 비밀번호 입력",
     "en": "Choosing a password"
    },
    "isFinal": false,
    "tags": [],
    "desktop": "/find-password-reset?at=enteringPassword",
    "mobile": "/find-password-reset?at=enteringPassword",
    "next": [
     {
      "kind": "event",
      "name": "password.submitted",
      "state": "changingPassword"
     },
     {
      "kind": "reply",
      "name": "deadline",
      "state": "linkRefused"
     }
    ]
   },
   {
    "name": "changingPassword",
    "title": {
     "ko": "바꾸는 중",
     "en": "Changing it"
    },
    "isFinal": false,
    "tags": [
     "busy"
    ],
    "desktop": "/find-password-reset?at=changingPassword",
    "mobile": "/find-password-reset?at=changingPassword",
    "next": [
     {
      "kind": "reply",
      "name": "changePassword changed",
      "state": "passwordChanged"
     },
     {
      "kind": "reply",
      "name": "changePassword refused",
      "state": "linkRefused",
      "code": "MB22201400"
     },
     {
      "kind": "reply",
      "name": "changePassword too weak",
      "state": "enteringPassword",
      "code": "MB22202400"
     },
     {
      "kind": "reply",
      "name": "changePassword different",
      "state": "enteringPassword",
      "code": "MB22203400"
     },
     {
      "kind": "reply",
      "name": "changePassword same",
      "state": "enteringPassword",
      "code": "MB22204400"
     },
     {
      "kind": "reply",
      "name": "changePassword offline",
      "state": "enteringPassword"
     }
    ]
   },
   {
    "name": "linkRefused",
    "title": {
     "ko": "쓸 수 없는 링크",
     "en": "Link does not work"
    },
    "isFinal": true,
    "tags": [],
    "desktop": "/find-password-reset?at=linkRefused",
    "mobile": "/find-password-reset?at=linkRefused",
    "next": []
   },
   {
    "name": "passwordChanged",
    "title": {
     "ko": "비밀번호 바뀜",
     "en": "Password changed"
    },
    "isFinal": true,
    "tags": [],
    "desktop": "/find-password-reset?at=passwordChanged",
    "mobile": "/find-password-reset?at=passwordChanged",
    "next": []
   }
  ],
  "transitions": 21,
  "paths": 9,
  "diagram": {
   "left": -16,
   "top": -16,
   "width": 1375,
   "height": 736,
   "groups": [],
   "states": [
    {
     "name": "enteringAccount",
     "x": 115.8,
     "y": 166,
     "width": 160,
     "height": 48
    },
    {
     "name": "sendingLink",
     "x": 236.2,
     "y": 284,
     "width": 160,
     "height": 48
    },
    {
     "name": "linkSent",
     "x": 454.1,
     "y": 529,
     "width": 160,
     "height": 48
    },
    {
     "name": "linkExpired",
     "x": 60.2,
     "y": 656,
     "width": 160,
     "height": 48
    },
    {
     "name": "linksLimited",
     "x": 236.2,
     "y": 402,
     "width": 160,
     "height": 48
    },
    {
     "name": "checkingLink",
     "x": 626.5,
     "y": 166,
     "width": 160,
     "height": 48
    },
    {
     "name": "linkUnchecked",
     "x": 532.4,
     "y": 284,
     "width": 160,
     "height": 48
    },
    {
     "name": "enteringPassword",
     "x": 987.3,
     "y": 284,
     "width": 160,
     "height": 48
    },
    {
     "name": "changingPassword",
     "x": 1156.8,
     "y": 402,
     "width": 160,
     "height": 48
    },
    {
     "name": "linkRefused",
     "x": 999.9,
     "y": 529,
     "width": 160,
     "height": 48
    },
    {
     "name": "passwordChanged",
     "x": 1182,
     "y": 529,
     "width": 160,
     "height": 48
    }
   ],
   "passing": [
    {
     "name": "opening",
     "x": 435.4,
     "y": 64,
     "width": 79,
     "height": 32
    }
   ],
   "begin": {
    "x": 474.9,
    "y": 6
   },
   "arrows": [
    {
     "line": "M474.9 12L474.9 30Q474.9 38 474.9 46L474.9 56",
     "tip": "M474.9 64L470.9 56L478.9 56Z",
     "labels": []
    },
    {
     "line": "M490.4 96L490.4 102.5Q490.4 109 498.4 109L698.5 109Q706.5 109 706.5 117L706.5 123Q706.5 131 706.5 139L706.5 158",
     "tip": "M706.5 166L702.5 158L710.5 158Z",
     "labels": [
      {
       "text": "isLink",
       "kind": "guard",
       "x": 706.5,
       "y": 131
      }
     ]
    },
    {
     "line": "M459.4 96L459.4 102.5Q459.4 109 451.4 109L203.8 109Q195.8 109 195.8 117L195.8 123Q195.8 131 195.8 139L195.8 158",
     "tip": "M195.8 166L191.8 158L199.8 158Z",
     "labels": [
      {
       "text": "otherwise",
       "kind": "guard",
       "x": 195.8,
       "y": 131
      }
     ]
    },
    {
     "line": "M251.8 214L251.8 220.5Q251.8 227 259.8 227L441.2 227Q449.2 227 449.2 235L449.2 241Q449.2 249 449.2 257L449.2 263Q449.2 271 441.2 271L380.2 271Q372.2 271 372.2 273.5L372.2 276",
     "tip": "M372.2 284L368.2 276L376.2 276Z",
     "labels": [
      {
       "text": "account.submitted",
       "kind": "event",
       "x": 449.2,
       "y": 249
      }
     ]
    },
    {
     "line": "M372.2 332L372.2 338.5Q372.2 345 380.2 345L565.9 345Q573.9 345 573.9 353L573.9 359Q573.9 367 573.9 375L573.9 418Q573.9 426 573.9 434L573.9 477Q573.9 485 573.9 493L573.9 521",
     "tip": "M573.9 529L569.9 521L577.9 521Z",
     "labels": [
      {
       "text": "sent",
       "kind": "reply",
       "x": 573.9,
       "y": 426
      }
     ]
    },
    {
     "line": "M316.2 332L316.2 359Q316.2 367 316.2 375L316.2 394",
     "tip": "M316.2 402L312.2 394L320.2 394Z",
     "labels": [
      {
       "text": "limited",
       "kind": "reply",
       "x": 316.2,
       "y": 367
      }
     ]
    },
    {
     "line": "M260.2 284L260.2 277.5Q260.2 271 252.2 271L216.4 271Q208.4 271 208.4 263L208.4 257Q208.4 249 208.4 241L208.4 222",
     "tip": "M208.4 214L212.4 222L204.4 222Z",
     "labels": [
      {
       "text": "no address, unknown, refused, failing, offline",
       "kind": "reply",
       "x": 208.4,
       "y": 249
      }
     ]
    },
    {
     "line": "M124.7 425.5L124.7 375Q124.7 367 124.7 359L124.7 353Q124.7 345 132.7 345L252.2 345Q260.2 345 260.2 342.5L260.2 340",
     "tip": "M260.2 332L264.2 340L256.2 340Z",
     "labels": [
      {
       "text": "link.requested",
       "kind": "event",
       "x": 124.7,
       "y": 367
      }
     ]
    },
    {
     "line": "M502.1 529L502.1 515Q502.1 507 494.1 507L344.1 507Q336.1 507 336.1 499L336.1 493Q336.1 485 336.1 477L336.1 471Q336.1 463 328.1 463L132.7 463Q124.7 463 124.7 455L124.7 426.5",
     "tip": "",
     "labels": []
    },
    {
     "line": "M108.2 656L108.2 642Q108.2 634 100.2 634L85.2 634Q77.2 634 77.2 626L77.2 620Q77.2 612 77.2 604L77.2 561Q77.2 553 77.2 545L77.2 493Q77.2 485 77.2 477L77.2 471Q77.2 463 85.2 463L116.7 463Q124.7 463 124.7 455L124.7 426.5",
     "tip": "",
     "labels": []
    },
    {
     "line": "M14.4 307.5L14.4 257Q14.4 249 14.4 241L14.4 235Q14.4 227 22.4 227L131.8 227Q139.8 227 139.8 224.5L139.8 222",
     "tip": "M139.8 214L143.8 222L135.8 222Z",
     "labels": [
      {
       "text": "back",
       "kind": "event",
       "x": 14.4,
       "y": 249
      }
     ]
    },
    {
     "line": "M478.1 529L478.1 522.5Q478.1 516 470.1 516L45.9 516Q37.9 516 37.9 508L37.9 493Q37.9 485 37.9 477L37.9 434Q37.9 426 37.9 418L37.9 375Q37.9 367 37.9 359L37.9 353Q37.9 345 29.9 345L22.4 345Q14.4 345 14.4 337L14.4 308.5",
     "tip": "",
     "labels": []
    },
    {
     "line": "M84.2 656L84.2 649.5Q84.2 643 76.2 643L22.4 643Q14.4 643 14.4 635L14.4 620Q14.4 612 14.4 604L14.4 561Q14.4 553 14.4 545L14.4 493Q14.4 485 14.4 477L14.4 434Q14.4 426 14.4 418L14.4 375Q14.4 367 14.4 359L14.4 308.5",
     "tip": "",
     "labels": []
    },
    {
     "line": "M260.2 402L260.2 395.5Q260.2 389 252.2 389L8.4 389Q0.4 389 0.4 381L0.4 375Q0.4 367 0.4 359L0.4 353Q0.4 345 7.4 345L7.4 345Q14.4 345 14.4 337L14.4 308.5",
     "tip": "",
     "labels": []
    },
    {
     "line": "M534.1 577L534.1 604Q534.1 612 534.1 620L534.1 635Q534.1 643 526.1 643L204.2 643Q196.2 643 196.2 645.5L196.2 648",
     "tip": "M196.2 656L192.2 648L200.2 648Z",
     "labels": [
      {
       "text": "deadline",
       "kind": "reply",
       "x": 534.1,
       "y": 612
      }
     ]
    },
    {
     "line": "M762.5 214L762.5 220.5Q762.5 227 770.5 227L1059.3 227Q1067.3 227 1067.3 235L1067.3 241Q1067.3 249 1067.3 257L1067.3 276",
     "tip": "M1067.3 284L1063.3 276L1071.3 276Z",
     "labels": [
      {
       "text": "good",
       "kind": "reply",
       "x": 1067.3,
       "y": 249
      }
     ]
    },
    {
     "line": "M738.5 214L738.7 241Q738.7 249 738.7 257L738.7 300Q738.7 308 738.7 316L738.7 359Q738.7 367 738.7 375L738.7 418Q738.7 426 738.7 434L738.7 477Q738.7 485 738.7 493L738.7 508Q738.7 516 746.7 516L1015.9 516Q1023.9 516 1023.9 518.5L1023.9 521",
     "tip": "M1023.9 529L1019.9 521L1027.9 521Z",
     "labels": [
      {
       "text": "missing, used, over",
       "kind": "reply",
       "x": 738.7,
       "y": 367
      }
     ]
    },
    {
     "line": "M674.5 214L674.5 220.5Q674.5 227 673.1 227L673.1 227Q671.6 227 671.6 235L671.6 241Q671.6 249 671.6 257L671.6 263Q671.6 271 670 271L670 271Q668.4 271 668.4 273.5L668.4 276",
     "tip": "M668.4 284L664.4 276L672.4 276Z",
     "labels": [
      {
       "text": "failing",
       "kind": "reply",
       "x": 671.6,
       "y": 249
      }
     ]
    },
    {
     "line": "M578.4 284L578.4 257Q578.4 249 578.4 241L578.4 235Q578.4 227 586.4 227L642.5 227Q650.5 227 650.5 224.5L650.5 222",
     "tip": "M650.5 214L654.5 222L646.5 222Z",
     "labels": [
      {
       "text": "check.requested",
       "kind": "event",
       "x": 578.4,
       "y": 249
      }
     ]
    },
    {
     "line": "M1123.3 332L1123.3 338.5Q1123.3 345 1131.3 345L1228.8 345Q1236.8 345 1236.8 353L1236.8 359Q1236.8 367 1236.8 375L1236.8 394",
     "tip": "M1236.8 402L1232.8 394L1240.8 394Z",
     "labels": [
      {
       "text": "password.submitted",
       "kind": "event",
       "x": 1236.8,
       "y": 367
      }
     ]
    },
    {
     "line": "M1079.9 332L1079.9 359Q1079.9 367 1079.9 375L1079.9 418Q1079.9 426 1079.9 434L1079.9 477Q1079.9 485 1079.9 493L1079.9 521",
     "tip": "M1079.9 529L1075.9 521L1083.9 521Z",
     "labels": [
      {
       "text": "deadline",
       "kind": "reply",
       "x": 1079.9,
       "y": 426
      }
     ]
    },
    {
     "line": "M1262 450L1262 477Q1262 485 1262 493L1262 521",
     "tip": "M1262 529L1258 521L1266 521Z",
     "labels": [
      {
       "text": "changed",
       "kind": "reply",
       "x": 1262,
       "y": 485
      }
     ]
    },
    {
     "line": "M1180.8 450L1180.8 456.5Q1180.8 463 1172.8 463L1169.4 463Q1161.4 463 1161.4 471L1161.4 477Q1161.4 485 1161.4 493L1161.4 508Q1161.4 516 1153.4 516L1143.9 516Q1135.9 516 1135.9 518.5L1135.9 521",
     "tip": "M1135.9 529L1131.9 521L1139.9 521Z",
     "labels": [
      {
       "text": "refused",
       "kind": "reply",
       "x": 1161.4,
       "y": 485
      }
     ]
    },
    {
     "line": "M1180.8 402L1180.8 395.5Q1180.8 389 1172.8 389L951.5 389Q943.5 389 943.5 381L943.5 375Q943.5 367 943.5 359L943.5 353Q943.5 345 951.5 345L1003.3 345Q1011.3 345 1011.3 342.5L1011.3 340",
     "tip": "M1011.3 332L1015.3 340L1007.3 340Z",
     "labels": [
      {
       "text": "too weak, different, same, offline",
       "kind": "reply",
       "x": 943.5,
       "y": 367
      }
     ]
    }
   ]
  }
 },
 {
  "name": "sign-up",
  "title": {
   "ko": "회원가입",
   "en": "Sign-up"
  },
  "states": [
   {
    "name": "opening",
    "title": {
     "ko": "저장 내용 확인",
     "en": "Looking what is kept"
    },
    "isFinal": false,
    "tags": [
     "busy"
    ],
    "desktop": "/regist?at=opening",
    "mobile": "/regist?at=opening",
    "next": [
     {
      "kind": "reply",
      "name": "readDraft nothing",
      "state": "enteringTerms"
     },
     {
      "kind": "reply",
      "name": "readDraft email",
      "state": "enteringTerms"
     },
     {
      "kind": "reply",
      "name": "readDraft denied",
      "state": "enteringTerms"
     },
     {
      "kind": "reply",
      "name": "readDraft terms",
      "state": "verifyingIdentity"
     },
     {
      "kind": "reply",
      "name": "readDraft identity",
      "state": "verifyingIdentity"
     },
     {
      "kind": "reply",
      "name": "readDraft child",
      "state": "agreeingAsGuardian"
     },
     {
      "kind": "reply",
      "name": "readDraft guardian",
      "state": "verifyingGuardian"
     },
     {
      "kind": "reply",
      "name": "readDraft email",
      "state": "enteringDetails"
     }
    ]
   },
   {
    "name": "enteringTerms",
    "title": {
     "ko": "약관 동의",
     "en": "Agreeing to terms"
    },
    "isFinal": false,
    "tags": [],
    "desktop": "/regist?at=enteringTerms",
    "mobile": "/regist?at=enteringTerms",
    "next": [
     {
      "kind": "event",
      "name": "terms.agreed",
      "state": "verifyingIdentity"
     }
    ]
   },
   {
    "name": "verifyingIdentity",
    "title": {
     "ko": "본인 확인 중",
     "en": "Verifying identity"
    },
    "isFinal": false,
    "tags": [],
    "desktop": "/regist?step=identity&at=verifyingIdentity",
    "mobile": "/regist?step=identity&at=verifyingIdentity",
    "next": [
     {
      "kind": "event",
      "name": "identity.verified",
      "state": "identifying"
     },
     {
      "kind": "event",
      "name": "back",
      "state": "enteringTerms"
     }
    ]
   },
   {
    "name": "identifying",
    "title": {
     "ko": "확인 결과 가져오기",
     "en": "Taking the identity"
    },
    "isFinal": false,
    "tags": [
     "busy"
    ],
    "desktop": "/regist?step=identity&at=identifying",
    "mobile": "/regist?step=identity&at=identifying",
    "next": [
     {
      "kind": "reply",
      "name": "identifyForSignUp adult",
      "state": "verifyingEmail"
     },
     {
      "kind": "reply",
      "name": "identifyForSignUp child",
      "state": "agreeingAsGuardian"
     },
     {
      "kind": "reply",
      "name": "identifyForSignUp member",
      "state": "accountExists",
      "code": "MB12103400"
     },
     {
      "kind": "reply",
      "name": "identifyForSignUp unfinished",
      "state": "verifyingIdentity",
      "code": "MB12101404"
     },
     {
      "kind": "reply",
      "name": "identifyForSignUp late",
      "state": "verifyingIdentity",
      "code": "MB10011404"
     },
     {
      "kind": "reply",
      "name": "identifyForSignUp refused",
      "state": "verifyingIdentity",
      "code": "PR12001400"
     },
     {
      "kind": "reply",
      "name": "identifyForSignUp offline",
      "state": "verifyingIdentity"
     }
    ]
   },
   {
    "name": "agreeingAsGuardian",
    "title": {
     "ko": "보호자 동의",
     "en": "Guardian agrees"
    },
    "isFinal": false,
    "tags": [],
    "desktop": "/regist_data?at=agreeingAsGuardian",
    "mobile": "/regist_data?at=agreeingAsGuardian",
    "next": [
     {
      "kind": "event",
      "name": "guardian.agreed",
      "state": "verifyingGuardian"
     },
     {
      "kind": "event",
      "name": "back",
      "state": "verifyingIdentity"
     }
    ]
   },
   {
    "name": "verifyingGuardian",
    "title": {
     "ko": "보호자 본인 확인",
     "en": "Guardian verifies"
    },
    "isFinal": false,
    "tags": [],
    "desktop": "/regist_data?at=verifyingGuardian",
    "mobile": "/regist_data?at=verifyingGuardian",
    "next": [
     {
      "kind": "event",
      "name": "identity.verified",
      "state": "consenting"
     },
     {
      "kind": "event",
      "name": "back",
      "state": "agreeingAsGuardian"
     }
    ]
   },
   {
    "name": "consenting",
    "title": {
     "ko": "동의 기록 중",
     "en": "Noting the consent"
    },
    "isFinal": false,
    "tags": [
     "busy"
    ],
    "desktop": "/regist_data?at=consenting",
    "mobile": "/regist_data?at=consenting",
    "next": [
     {
      "kind": "reply",
      "name": "consentAsGuardian given",
      "state": "verifyingEmail"
     },
     {
      "kind": "reply",
      "name": "consentAsGuardian invalid",
      "state": "verifyingGuardian",
      "code": "PR11005400"
     },
     {
      "kind": "reply",
      "name": "consentAsGuardian late",
      "state": "verifyingGuardian",
      "code": "MB10011404"
     },
     {
      "kind": "reply",
      "name": "consentAsGuardian unfinished",
      "state": "verifyingGuardian",
      "code": "MB12101404"
     },
     {
      "kind": "reply",
      "name": "consentAsGuardian refused",
      "state": "verifyingGuardian",
      "code": "PR12001400"
     },
     {
      "kind": "reply",
      "name": "consentAsGuardian rewritten",
      "state": "agreeingAsGuardian",
      "code": "PR11007400"
     },
     {
      "kind": "reply",
      "name": "consentAsGuardian offline",
      "state": "verifyingGuardian"
     }
    ]
   },
   {
    "name": "verifyingEmail",
    "title": {
     "ko": "이메일 확인",
     "en": "Confirming the email"
    },
    "isFinal": false,
    "tags": [],
    "desktop": "/regist?step=identity&at=verifyingEmail",
    "mobile": "/regist?step=identity&at=verifyingEmail",
    "next": [
     {
      "kind": "event",
      "name": "email.verified",
      "state": "enteringDetails"
     },
     {
      "kind": "event",
      "name": "result.kept",
      "state": "enteringDetails"
     },
     {
      "kind": "event",
      "name": "back",
      "state": "verifyingIdentity"
     }
    ]
   },
   {
    "name": "enteringDetails",
    "title": {
     "ko": "회원 정보 입력",
     "en": "Entering details"
    },
    "isFinal": false,
    "tags": [],
    "desktop": "/regist_data?at=enteringDetails",
    "mobile": "/regist_data?at=enteringDetails",
    "next": [
     {
      "kind": "event",
      "name": "userid.submitted",
      "state": "checkingUserid"
     },
     {
      "kind": "event",
      "name": "human.asserted",
      "state": "provingHuman"
     },
     {
      "kind": "event",
      "name": "back",
      "state": "verifyingEmail"
     }
    ]
   },
   {
    "name": "checkingUserid",
    "title": {
     "ko": "아이디 중복 확인",
     "en": "Checking the ID"
    },
    "isFinal": false,
    "tags": [
     "busy"
    ],
    "desktop": "/regist_data?at=checkingUserid",
    "mobile": "/regist_data?at=checkingUserid",
    "next": [
     {
      "kind": "reply",
      "name": "checkUserid free",
      "state": "enteringDetails"
     },
     {
      "kind": "reply",
      "name": "checkUserid taken",
      "state": "enteringDetails",
      "code": "MB11001400"
     },
     {
      "kind": "reply",
      "name": "checkUserid invalid",
      "state": "enteringDetails",
      "code": "MB10001400"
     },
     {
      "kind": "reply",
      "name": "checkUserid offline",
      "state": "enteringDetails"
     }
    ]
   },
   {
    "name": "provingHuman",
    "title": {
     "ko": "사람인지 확인",
     "en": "Checking for a person"
    },
    "isFinal": false,
    "tags": [
     "busy"
    ],
    "desktop": "/regist_data?at=provingHuman",
    "mobile": "/regist_data?at=provingHuman",
    "next": [
     {
      "kind": "reply",
      "name": "proveHuman refused",
      "state": "enteringDetails",
      "code": "PR11006400"
     },
     {
      "kind": "reply",
      "name": "proveHuman offline",
      "state": "enteringDetails"
     }
    ]
   },
   {
    "name": "joining",
    "title": {
     "ko": "계정 만드는 중",
     "en": "Making the account"
    },
    "isFinal": false,
    "tags": [
     "busy"
    ],
    "desktop": "/regist_data?at=joining",
    "mobile": "/regist_data?at=joining",
    "next": [
     {
      "kind": "reply",
      "name": "join welcome",
      "state": "complete"
     },
     {
      "kind": "reply",
      "name": "join member",
      "state": "accountExists",
      "code": "MB12103400"
     },
     {
      "kind": "reply",
      "name": "join member meanwhile",
      "state": "accountExists",
      "code": "MB40203400"
     },
     {
      "kind": "reply",
      "name": "join late",
      "state": "identificationOver",
      "code": "MB10011404"
     },
     {
      "kind": "reply",
      "name": "join unidentified",
      "state": "identificationOver",
      "code": "MB12101404"
     },
     {
      "kind": "reply",
      "name": "join without email",
      "state": "verifyingEmail",
      "code": "PR11003400"
     },
     {
      "kind": "reply",
      "name": "join rewritten",
      "state": "enteringTerms",
      "code": "PR11007400"
     },
     {
      "kind": "reply",
      "name": "join in use",
      "state": "enteringDetails",
      "code": "MB11001400"
     },
     {
      "kind": "reply",
      "name": "join invalid ID",
      "state": "enteringDetails",
      "code": "MB10001400"
     },
     {
      "kind": "reply",
      "name": "join invalid password",
      "state": "enteringDetails",
      "code": "MB10002400"
     },
     {
      "kind": "reply",
      "name": "join passwords differ",
      "state": "enteringDetails",
      "code": "MB10003400"
     },
     {
      "kind": "reply",
      "name": "join email in use",
      "state": "enteringDetails",
      "code": "MB11001400"
     },
     {
      "kind": "reply",
      "name": "join invalid phone",
      "state": "enteringDetails",
      "code": "MB10004400"
     },
     {
      "kind": "reply",
      "name": "join invalid email",
      "state": "enteringDetails",
      "code": "MB10005400"
     },
     {
      "kind": "reply",
      "name": "join no person",
      "state": "enteringDetails",
      "code": "PR11006400"
     },
     {
      "kind": "reply",
      "name": "join failing",
      "state": "enteringDetails",
      "code": "MB10012500"
     },
     {
      "kind": "reply",
      "name": "join failing again",
      "state": "enteringDetails",
      "code": "MB10013500"
     },
     {
      "kind": "reply",
      "name": "join offline",
      "state": "enteringDetails"
     }
    ]
   },
   {
    "name": "accountExists",
    "title": {
     "ko": "이미 회원",
     "en": "Has an account"
    },
    "isFinal": false,
    "tags": [
     "alert"
    ],
    "desktop": "/regist?step=identity&at=accountExists",
    "mobile": "/regist?step=identity&at=accountExists",
    "next": [
     {
      "kind": "event",
      "name": "find-id.chosen",
      "state": "verifyingIdentity"
     },
     {
      "kind": "event",
      "name": "alert.closed",
      "state": "verifyingIdentity"
     }
    ]
   },
   {
    "name": "identificationOver",
    "title": {
     "ko": "본인 확인 만료",
     "en": "Identity is over"
    },
    "isFinal": false,
    "tags": [
     "alert"
    ],
    "desktop": "/regist_data?at=identificationOver",
    "mobile": "/regist_data?at=identificationOver",
    "next": [
     {
      "kind": "event",
      "name": "alert.closed",
      "state": "verifyingIdentity"
     }
    ]
   },
   {
    "name": "complete",
    "title": {
     "ko": "가입 완료",
     "en": "Is a member"
    },
    "isFinal": true,
    "tags": [],
    "desktop": "/regist_data?at=complete",
    "mobile": "/regist_data?at=complete",
    "next": []
   }
  ],
  "transitions": 47,
  "paths": 21,
  "diagram": {
   "left": -16,
   "top": -16,
   "width": 3601,
   "height": 1313,
   "groups": [],
   "states": [
    {
     "name": "opening",
     "x": 1699.8,
     "y": 64,
     "width": 160,
     "height": 48
    },
    {
     "name": "enteringTerms",
     "x": 1784,
     "y": 444,
     "width": 160,
     "height": 48
    },
    {
     "name": "verifyingIdentity",
     "x": 1804.3,
     "y": 571,
     "width": 160,
     "height": 48
    },
    {
     "name": "identifying",
     "x": 3229.5,
     "y": 698,
     "width": 160,
     "height": 48
    },
    {
     "name": "agreeingAsGuardian",
     "x": 210.3,
     "y": 816,
     "width": 160,
     "height": 48
    },
    {
     "name": "verifyingGuardian",
     "x": 0,
     "y": 961,
     "width": 160,
     "height": 48
    },
    {
     "name": "consenting",
     "x": 245.8,
     "y": 1115,
     "width": 160,
     "height": 48
    },
    {
     "name": "verifyingEmail",
     "x": 1437.9,
     "y": 816,
     "width": 160,
     "height": 48
    },
    {
     "name": "enteringDetails",
     "x": 1052.2,
     "y": 961,
     "width": 160,
     "height": 48
    },
    {
     "name": "checkingUserid",
     "x": 834.9,
     "y": 1115,
     "width": 160,
     "height": 48
    },
    {
     "name": "provingHuman",
     "x": 1167.1,
     "y": 1115,
     "width": 160,
     "height": 48
    },
    {
     "name": "joining",
     "x": 2118.3,
     "y": 1115,
     "width": 160,
     "height": 48
    },
    {
     "name": "accountExists",
     "x": 2118.3,
     "y": 1233,
     "width": 160,
     "height": 48
    },
    {
     "name": "identificationOver",
     "x": 1382.3,
     "y": 1233,
     "width": 160,
     "height": 48
    },
    {
     "name": "complete",
     "x": 3317.3,
     "y": 1233,
     "width": 160,
     "height": 48
    }
   ],
   "passing": [
    {
     "name": "resuming",
     "x": 1550,
     "y": 182,
     "width": 86,
     "height": 32
    },
    {
     "name": "proceeding",
     "x": 1401.5,
     "y": 295,
     "width": 100,
     "height": 32
    }
   ],
   "begin": {
    "x": 1779.8,
    "y": 6
   },
   "arrows": [
    {
     "line": "M1779.8 12L1779.8 30Q1779.8 38 1779.8 46L1779.8 56",
     "tip": "M1779.8 64L1775.8 56L1783.8 56Z",
     "labels": []
    },
    {
     "line": "M1723.8 112L1723.8 118.5Q1723.8 125 1715.8 125L1601 125Q1593 125 1593 133L1593 139Q1593 147 1593 155L1593 174",
     "tip": "M1593 182L1589 174L1597 174Z",
     "labels": [
      {
       "text": "nothing, email, terms, identity, child, guardian",
       "kind": "reply",
       "x": 1593,
       "y": 147
      }
     ]
    },
    {
     "line": "M1835.8 112L1835.8 118.5Q1835.8 125 1843.8 125L2024.1 125Q2032.1 125 2032.1 133L2032.1 139Q2032.1 147 2032.1 155L2032.1 190Q2032.1 198 2032.1 206L2032.1 250Q2032.1 258 2032.1 266L2032.1 303Q2032.1 311 2032.1 319L2032.1 401Q2032.1 409 2032.1 417L2032.1 423Q2032.1 431 2024.1 431L1928 431Q1920 431 1920 433.5L1920 436",
     "tip": "M1920 444L1916 436L1924 436Z",
     "labels": [
      {
       "text": "denied",
       "kind": "reply",
       "x": 2032.1,
       "y": 258
      }
     ]
    },
    {
     "line": "M1593 214L1593 228Q1593 236 1601 236L1856 236Q1864 236 1864 244L1864 250Q1864 258 1864 266L1864 303Q1864 311 1864 319L1864 401Q1864 409 1864 417L1864 436",
     "tip": "M1864 444L1860 436L1868 436Z",
     "labels": [
      {
       "text": "terms",
       "kind": "guard",
       "x": 1864,
       "y": 302
      },
      {
       "text": "lacksConsents",
       "kind": "guard",
       "x": 1864,
       "y": 320
      }
     ]
    },
    {
     "line": "M1614.5 214L1614.5 220.5Q1614.5 227 1622.5 227L2120.5 227Q2128.5 227 2128.5 235L2128.5 250Q2128.5 258 2128.5 266L2128.5 303Q2128.5 311 2128.5 319L2128.5 401Q2128.5 409 2128.5 417L2128.5 460Q2128.5 468 2128.5 476L2128.5 519Q2128.5 527 2128.5 535L2128.5 550Q2128.5 558 2120.5 558L1948.3 558Q1940.3 558 1940.3 560.5L1940.3 563",
     "tip": "M1940.3 571L1936.3 563L1944.3 563Z",
     "labels": [
      {
       "text": "identity",
       "kind": "guard",
       "x": 2128.5,
       "y": 409
      }
     ]
    },
    {
     "line": "M1571.5 214L1571.5 220.5Q1571.5 227 1563.5 227L1459.5 227Q1451.5 227 1451.5 235L1451.5 250Q1451.5 258 1451.5 266L1451.5 287",
     "tip": "M1451.5 295L1447.5 287L1455.5 287Z",
     "labels": [
      {
       "text": "otherwise",
       "kind": "guard",
       "x": 1451.5,
       "y": 258
      }
     ]
    },
    {
     "line": "M1483.3 327L1483.3 343Q1483.3 351 1491.3 351L2038.1 351Q2046.1 351 2046.1 359L2046.1 401Q2046.1 409 2046.1 417L2046.1 460Q2046.1 468 2046.1 476L2046.1 519Q2046.1 527 2046.1 535L2046.1 541Q2046.1 549 2038.1 549L1924.3 549Q1916.3 549 1916.3 556L1916.3 563",
     "tip": "M1916.3 571L1912.3 563L1920.3 563Z",
     "labels": [
      {
       "text": "lacksIdentification",
       "kind": "guard",
       "x": 2046.1,
       "y": 468
      }
     ]
    },
    {
     "line": "M1419.7 327L1419.7 343Q1419.7 351 1411.7 351L291.3 351Q283.3 351 283.3 359L283.3 401Q283.3 409 283.3 417L283.3 460Q283.3 468 283.3 476L283.3 519Q283.3 527 283.3 535L283.3 587Q283.3 595 283.3 603L283.3 655Q283.3 663 283.3 671L283.3 714Q283.3 722 283.3 730L283.3 773Q283.3 781 283.3 789L283.3 808",
     "tip": "M283.3 816L279.3 808L287.3 808Z",
     "labels": [
      {
       "text": "lacksGuardianAgreement",
       "kind": "guard",
       "x": 283.3,
       "y": 595
      }
     ]
    },
    {
     "line": "M1410.6 327L1410.6 334.5Q1410.6 342 1402.6 342L197.2 342Q189.2 342 189.2 350L189.2 401Q189.2 409 189.2 417L189.2 460Q189.2 468 189.2 476L189.2 519Q189.2 527 189.2 535L189.2 587Q189.2 595 189.2 603L189.2 655Q189.2 663 189.2 671L189.2 714Q189.2 722 189.2 730L189.2 773Q189.2 781 189.2 789L189.2 832Q189.2 840 189.2 848L189.2 909Q189.2 917 189.2 925L189.2 940Q189.2 948 181.2 948L144 948Q136 948 136 950.5L136 953",
     "tip": "M136 961L132 953L140 953Z",
     "labels": [
      {
       "text": "lacksGuardian",
       "kind": "guard",
       "x": 189.2,
       "y": 663
      }
     ]
    },
    {
     "line": "M1456 327L1456 370Q1456 378 1464 378L1610.3 378Q1618.3 378 1618.3 386L1618.3 401Q1618.3 409 1618.3 417L1618.3 460Q1618.3 468 1618.3 476L1618.3 519Q1618.3 527 1618.3 535L1618.3 587Q1618.3 595 1618.3 603L1618.3 655Q1618.3 663 1618.3 671L1618.3 714Q1618.3 722 1618.3 730L1618.3 773Q1618.3 781 1618.3 789L1618.3 795Q1618.3 803 1610.3 803L1581.9 803Q1573.9 803 1573.9 805.5L1573.9 808",
     "tip": "M1573.9 816L1569.9 808L1577.9 808Z",
     "labels": [
      {
       "text": "lacksEmail",
       "kind": "guard",
       "x": 1618.3,
       "y": 595
      }
     ]
    },
    {
     "line": "M1437.9 327L1437.9 361Q1437.9 369 1429.9 369L1336.1 369Q1328.1 369 1328.1 377L1328.1 401Q1328.1 409 1328.1 417L1328.1 460Q1328.1 468 1328.1 476L1328.1 519Q1328.1 527 1328.1 535L1328.1 587Q1328.1 595 1328.1 603L1328.1 655Q1328.1 663 1328.1 671L1328.1 714Q1328.1 722 1328.1 730L1328.1 773Q1328.1 781 1328.1 789L1328.1 832Q1328.1 840 1328.1 848L1328.1 909Q1328.1 917 1328.1 925L1328.1 940Q1328.1 948 1320.1 948L1196.2 948Q1188.2 948 1188.2 950.5L1188.2 953",
     "tip": "M1188.2 961L1184.2 953L1192.2 953Z",
     "labels": [
      {
       "text": "otherwise",
       "kind": "guard",
       "x": 1328.1,
       "y": 663
      }
     ]
    },
    {
     "line": "M1808 444L1808 437.5Q1808 431 1800 431L1787.5 431Q1779.5 431 1779.5 423L1779.5 417Q1779.5 409 1779.5 401L1779.5 368Q1779.5 360 1771.5 360L1482.2 360Q1474.2 360 1474.2 352L1474.2 335",
     "tip": "M1474.2 327L1478.2 335L1470.2 335Z",
     "labels": [
      {
       "text": "terms.agreed",
       "kind": "event",
       "x": 1779.5,
       "y": 409
      }
     ]
    },
    {
     "line": "M1916.3 619L1916.3 633Q1916.3 641 1924.3 641L2776.3 641Q2784.3 641 2784.3 649L2784.3 655Q2784.3 663 2784.3 671L2784.3 677Q2784.3 685 2792.3 685L3245.5 685Q3253.5 685 3253.5 687.5L3253.5 690",
     "tip": "M3253.5 698L3249.5 690L3257.5 690Z",
     "labels": [
      {
       "text": "identity.verified",
       "kind": "event",
       "x": 2784.3,
       "y": 663
      }
     ]
    },
    {
     "line": "M1852.3 571L1852.3 557Q1852.3 549 1844.3 549L1720.2 549Q1712.2 549 1712.2 541L1712.2 535Q1712.2 527 1712.2 519L1712.2 476Q1712.2 468 1712.2 460L1712.2 417Q1712.2 409 1712.2 401L1712.2 377Q1712.2 369 1704.2 369L1473.1 369Q1465.1 369 1465.1 361L1465.1 335",
     "tip": "M1465.1 327L1469.1 335L1461.1 335Z",
     "labels": [
      {
       "text": "result.kept",
       "kind": "event",
       "x": 1712.2,
       "y": 468
      }
     ]
    },
    {
     "line": "M1828.3 571L1828.3 564.5Q1828.3 558 1820.3 558L1691.8 558Q1683.8 558 1683.8 550L1683.8 535Q1683.8 527 1683.8 519L1683.8 513Q1683.8 505 1691.8 505L1800 505Q1808 505 1808 502.5L1808 500",
     "tip": "M1808 492L1812 500L1804 500Z",
     "labels": [
      {
       "text": "back",
       "kind": "event",
       "x": 1683.8,
       "y": 527
      }
     ]
    },
    {
     "line": "M3309.5 698L3309.5 671Q3309.5 663 3309.5 655L3309.5 603Q3309.5 595 3309.5 587L3309.5 535Q3309.5 527 3309.5 519L3309.5 476Q3309.5 468 3309.5 460L3309.5 417Q3309.5 409 3309.5 401L3309.5 350Q3309.5 342 3301.5 342L1500.4 342Q1492.4 342 1492.4 338.5L1492.4 335",
     "tip": "M1492.4 327L1496.4 335L1488.4 335Z",
     "labels": [
      {
       "text": "adult, child",
       "kind": "reply",
       "x": 3309.5,
       "y": 527
      }
     ]
    },
    {
     "line": "M3309.5 746L3309.5 773Q3309.5 781 3309.5 789L3309.5 832Q3309.5 840 3309.5 848L3309.5 909Q3309.5 917 3309.5 925L3309.5 977Q3309.5 985 3309.5 993L3309.5 1054Q3309.5 1062 3309.5 1070L3309.5 1131Q3309.5 1139 3309.5 1147L3309.5 1190Q3309.5 1198 3309.5 1206L3309.5 1212Q3309.5 1220 3301.5 1220L2262.3 1220Q2254.3 1220 2254.3 1222.5L2254.3 1225",
     "tip": "M2254.3 1233L2250.3 1225L2258.3 1225Z",
     "labels": [
      {
       "text": "member",
       "kind": "reply",
       "x": 3309.5,
       "y": 985
      }
     ]
    },
    {
     "line": "M3365.5 698L3365.5 691.5Q3365.5 685 3373.5 685L3437.9 685Q3445.9 685 3445.9 677L3445.9 671Q3445.9 663 3445.9 655L3445.9 640Q3445.9 632 3437.9 632L1948.3 632Q1940.3 632 1940.3 629.5L1940.3 627",
     "tip": "M1940.3 619L1944.3 627L1936.3 627Z",
     "labels": [
      {
       "text": "unfinished, late, refused, offline",
       "kind": "reply",
       "x": 3445.9,
       "y": 663
      }
     ]
    },
    {
     "line": "M258.3 864L258.3 878Q258.3 886 250.3 886L129.2 886Q121.2 886 121.2 894L121.2 909Q121.2 917 121.2 925L121.2 940Q121.2 948 116.6 948L116.6 948Q112 948 112 950.5L112 953",
     "tip": "M112 961L108 953L116 953Z",
     "labels": [
      {
       "text": "guardian.agreed",
       "kind": "event",
       "x": 121.2,
       "y": 917
      }
     ]
    },
    {
     "line": "M1388.9 721.5L1388.9 671Q1388.9 663 1388.9 655L1388.9 640Q1388.9 632 1396.9 632L1820.3 632Q1828.3 632 1828.3 629.5L1828.3 627",
     "tip": "M1828.3 619L1832.3 627L1824.3 627Z",
     "labels": [
      {
       "text": "back",
       "kind": "event",
       "x": 1388.9,
       "y": 663
      }
     ]
    },
    {
     "line": "M330.8 816L330.8 789Q330.8 781 330.8 773L330.8 767Q330.8 759 338.8 759L1380.9 759Q1388.9 759 1388.9 751L1388.9 722.5",
     "tip": "",
     "labels": []
    },
    {
     "line": "M1470.4 816L1470.4 789Q1470.4 781 1470.4 773L1470.4 767Q1470.4 759 1462.4 759L1396.9 759Q1388.9 759 1388.9 751L1388.9 722.5",
     "tip": "",
     "labels": []
    },
    {
     "line": "M80 1009L80 1054Q80 1062 80 1070L80 1094Q80 1102 88 1102L261.8 1102Q269.8 1102 269.8 1104.5L269.8 1107",
     "tip": "M269.8 1115L265.8 1107L273.8 1107Z",
     "labels": [
      {
       "text": "identity.verified",
       "kind": "event",
       "x": 80,
       "y": 1062
      }
     ]
    },
    {
     "line": "M38.8 961L38.8 925Q38.8 917 38.8 909L38.8 885Q38.8 877 46.8 877L226.3 877Q234.3 877 234.3 874.5L234.3 872",
     "tip": "M234.3 864L238.3 872L230.3 872Z",
     "labels": [
      {
       "text": "back",
       "kind": "event",
       "x": 38.8,
       "y": 917
      }
     ]
    },
    {
     "line": "M333.8 1115L333.8 1092Q333.8 1084 341.8 1084L377.3 1084Q385.3 1084 385.3 1076L385.3 1070Q385.3 1062 385.3 1054L385.3 993Q385.3 985 385.3 977L385.3 925Q385.3 917 385.3 909L385.3 848Q385.3 840 385.3 832L385.3 789Q385.3 781 385.3 773L385.3 730Q385.3 722 385.3 714L385.3 671Q385.3 663 385.3 655L385.3 603Q385.3 595 385.3 587L385.3 535Q385.3 527 385.3 519L385.3 476Q385.3 468 385.3 460L385.3 417Q385.3 409 385.3 401L385.3 368Q385.3 360 393.3 360L1420.8 360Q1428.8 360 1428.8 352L1428.8 335",
     "tip": "M1428.8 327L1432.8 335L1424.8 335Z",
     "labels": [
      {
       "text": "given",
       "kind": "reply",
       "x": 385.3,
       "y": 722
      }
     ]
    },
    {
     "line": "M357.8 1115L357.8 1101Q357.8 1093 365.8 1093L423.7 1093Q431.7 1093 431.7 1085L431.7 1070Q431.7 1062 431.7 1054L431.7 993Q431.7 985 431.7 977L431.7 925Q431.7 917 431.7 909L431.7 894Q431.7 886 423.7 886L330.3 886Q322.3 886 322.3 879L322.3 872",
     "tip": "M322.3 864L326.3 872L318.3 872Z",
     "labels": [
      {
       "text": "rewritten",
       "kind": "reply",
       "x": 431.7,
       "y": 985
      }
     ]
    },
    {
     "line": "M381.8 1115L381.8 1108.5Q381.8 1102 389.8 1102L592.5 1102Q600.5 1102 600.5 1094L600.5 1070Q600.5 1062 600.5 1054L600.5 1030Q600.5 1022 592.5 1022L144 1022Q136 1022 136 1019.5L136 1017",
     "tip": "M136 1009L140 1017L132 1017Z",
     "labels": [
      {
       "text": "invalid, late, unfinished, refused, offline",
       "kind": "reply",
       "x": 600.5,
       "y": 1062
      }
     ]
    },
    {
     "line": "M1517.9 816L1517.9 789Q1517.9 781 1517.9 773L1517.9 730Q1517.9 722 1517.9 714L1517.9 671Q1517.9 663 1517.9 655L1517.9 603Q1517.9 595 1517.9 587L1517.9 535Q1517.9 527 1517.9 519L1517.9 476Q1517.9 468 1517.9 460L1517.9 417Q1517.9 409 1517.9 401L1517.9 395Q1517.9 387 1509.9 387L1455 387Q1447 387 1447 379L1447 335",
     "tip": "M1447 327L1451 335L1443 335Z",
     "labels": [
      {
       "text": "email.verified",
       "kind": "event",
       "x": 1517.9,
       "y": 586
      },
      {
       "text": "result.kept",
       "kind": "event",
       "x": 1517.9,
       "y": 604
      }
     ]
    },
    {
     "line": "M1075.1 1009L1075.1 1015.5Q1075.1 1022 1067.1 1022L834.9 1022Q826.9 1022 826.9 1030L826.9 1054Q826.9 1062 826.9 1070L826.9 1094Q826.9 1102 834.9 1102L850.9 1102Q858.9 1102 858.9 1104.5L858.9 1107",
     "tip": "M858.9 1115L854.9 1107L862.9 1107Z",
     "labels": [
      {
       "text": "userid.submitted",
       "kind": "event",
       "x": 826.9,
       "y": 1062
      }
     ]
    },
    {
     "line": "M1120.8 1009L1120.8 1015.5Q1120.8 1022 1128.8 1022L1163.7 1022Q1171.7 1022 1171.7 1030L1171.7 1054Q1171.7 1062 1171.7 1070L1171.7 1094Q1171.7 1102 1179.7 1102L1183.1 1102Q1191.1 1102 1191.1 1104.5L1191.1 1107",
     "tip": "M1191.1 1115L1187.1 1107L1195.1 1107Z",
     "labels": [
      {
       "text": "human.asserted",
       "kind": "event",
       "x": 1171.7,
       "y": 1062
      }
     ]
    },
    {
     "line": "M1166.5 1009L1166.5 1023Q1166.5 1031 1174.5 1031L1996.7 1031Q2004.7 1031 2004.7 1039L2004.7 1054Q2004.7 1062 2004.7 1070L2004.7 1094Q2004.7 1102 2012.7 1102L2134.3 1102Q2142.3 1102 2142.3 1104.5L2142.3 1107",
     "tip": "M2142.3 1115L2138.3 1107L2146.3 1107Z",
     "labels": [
      {
       "text": "details.submitted",
       "kind": "event",
       "x": 2004.7,
       "y": 1062
      }
     ]
    },
    {
     "line": "M1076.2 961L1076.2 954.5Q1076.2 948 1068.2 948L651.5 948Q643.5 948 643.5 940L643.5 925Q643.5 917 643.5 909L643.5 894Q643.5 886 651.5 886L1453.9 886Q1461.9 886 1461.9 879L1461.9 872",
     "tip": "M1461.9 864L1465.9 872L1457.9 872Z",
     "labels": [
      {
       "text": "back",
       "kind": "event",
       "x": 643.5,
       "y": 917
      }
     ]
    },
    {
     "line": "M970.9 1115L970.9 1108.5Q970.9 1102 978.9 1102L994.9 1102Q1002.9 1102 1002.9 1094L1002.9 1070Q1002.9 1062 1002.9 1054L1002.9 1039Q1002.9 1031 1010.9 1031L1089.9 1031Q1097.9 1031 1097.9 1024L1097.9 1017",
     "tip": "M1097.9 1009L1101.9 1017L1093.9 1017Z",
     "labels": [
      {
       "text": "free, taken, invalid, offline",
       "kind": "reply",
       "x": 1002.9,
       "y": 1062
      }
     ]
    },
    {
     "line": "M1303.1 1115L1303.1 1108.5Q1303.1 1102 1311.1 1102L1314.5 1102Q1322.5 1102 1322.5 1094L1322.5 1070Q1322.5 1062 1322.5 1054L1322.5 1048Q1322.5 1040 1314.5 1040L1151.6 1040Q1143.6 1040 1143.6 1032L1143.6 1017",
     "tip": "M1143.6 1009L1147.6 1017L1139.6 1017Z",
     "labels": [
      {
       "text": "proved, refused, offline",
       "kind": "reply",
       "x": 1322.5,
       "y": 1062
      }
     ]
    },
    {
     "line": "M2254.3 1163L2254.3 1169.5Q2254.3 1176 2262.3 1176L3389.3 1176Q3397.3 1176 3397.3 1184L3397.3 1190Q3397.3 1198 3397.3 1206L3397.3 1225",
     "tip": "M3397.3 1233L3393.3 1225L3401.3 1225Z",
     "labels": [
      {
       "text": "welcome",
       "kind": "reply",
       "x": 3397.3,
       "y": 1198
      }
     ]
    },
    {
     "line": "M2198.3 1163L2198.3 1190Q2198.3 1198 2198.3 1206L2198.3 1225",
     "tip": "M2198.3 1233L2194.3 1225L2202.3 1225Z",
     "labels": [
      {
       "text": "member, member meanwhile",
       "kind": "reply",
       "x": 2198.3,
       "y": 1198
      }
     ]
    },
    {
     "line": "M2142.3 1163L2142.3 1169.5Q2142.3 1176 2134.3 1176L1594.1 1176Q1586.1 1176 1586.1 1184L1586.1 1190Q1586.1 1198 1586.1 1206L1586.1 1212Q1586.1 1220 1578.1 1220L1526.3 1220Q1518.3 1220 1518.3 1222.5L1518.3 1225",
     "tip": "M1518.3 1233L1514.3 1225L1522.3 1225Z",
     "labels": [
      {
       "text": "late, unidentified",
       "kind": "reply",
       "x": 1586.1,
       "y": 1198
      }
     ]
    },
    {
     "line": "M2166.3 1115L2166.3 1101Q2166.3 1093 2158.3 1093L2087.9 1093Q2079.9 1093 2079.9 1085L2079.9 1070Q2079.9 1062 2079.9 1054L2079.9 993Q2079.9 985 2079.9 977L2079.9 925Q2079.9 917 2079.9 909L2079.9 885Q2079.9 877 2071.9 877L354.3 877Q346.3 877 346.3 874.5L346.3 872",
     "tip": "M346.3 864L350.3 872L342.3 872Z",
     "labels": [
      {
       "text": "without guardian",
       "kind": "reply",
       "x": 2079.9,
       "y": 985
      }
     ]
    },
    {
     "line": "M2198.3 1115L2198.3 1070Q2198.3 1062 2198.3 1054L2198.3 993Q2198.3 985 2198.3 977L2198.3 925Q2198.3 917 2198.3 909L2198.3 894Q2198.3 886 2190.3 886L1581.9 886Q1573.9 886 1573.9 879L1573.9 872",
     "tip": "M1573.9 864L1577.9 872L1569.9 872Z",
     "labels": [
      {
       "text": "without email",
       "kind": "reply",
       "x": 2198.3,
       "y": 985
      }
     ]
    },
    {
     "line": "M2230.3 1115L2230.3 1101Q2230.3 1093 2238.3 1093L2251.1 1093Q2259.1 1093 2259.1 1085L2259.1 1070Q2259.1 1062 2259.1 1054L2259.1 993Q2259.1 985 2259.1 977L2259.1 925Q2259.1 917 2259.1 909L2259.1 848Q2259.1 840 2259.1 832L2259.1 789Q2259.1 781 2259.1 773L2259.1 730Q2259.1 722 2259.1 714L2259.1 671Q2259.1 663 2259.1 655L2259.1 603Q2259.1 595 2259.1 587L2259.1 535Q2259.1 527 2259.1 519L2259.1 513Q2259.1 505 2251.1 505L1928 505Q1920 505 1920 502.5L1920 500",
     "tip": "M1920 492L1924 500L1916 500Z",
     "labels": [
      {
       "text": "rewritten",
       "kind": "reply",
       "x": 2259.1,
       "y": 781
      }
     ]
    },
    {
     "line": "M2254.3 1115L2254.3 1108.5Q2254.3 1102 2262.3 1102L2776.3 1102Q2784.3 1102 2784.3 1094L2784.3 1070Q2784.3 1062 2784.3 1054L2784.3 1030Q2784.3 1022 2776.3 1022L1197.3 1022Q1189.3 1022 1189.3 1019.5L1189.3 1017",
     "tip": "M1189.3 1009L1193.3 1017L1185.3 1017Z",
     "labels": [
      {
       "text": "in use, invalid ID, invalid password, passwords differ, email in use, invalid phone, invalid email, no person, failing, failing again, offline",
       "kind": "reply",
       "x": 2784.3,
       "y": 1062
      }
     ]
    },
    {
     "line": "M2142.3 1233L2142.3 1226.5Q2142.3 1220 2134.3 1220L1892.3 1220Q1884.3 1220 1884.3 1212L1884.3 1206Q1884.3 1198 1884.3 1190L1884.3 1147Q1884.3 1139 1884.3 1131L1884.3 1070Q1884.3 1062 1884.3 1054L1884.3 993Q1884.3 985 1884.3 977L1884.3 925Q1884.3 917 1884.3 909L1884.3 848Q1884.3 840 1884.3 832L1884.3 789Q1884.3 781 1884.3 773L1884.3 730Q1884.3 722 1884.3 714L1884.3 671Q1884.3 663 1884.3 655L1884.3 627",
     "tip": "M1884.3 619L1888.3 627L1880.3 627Z",
     "labels": [
      {
       "text": "find-id.chosen",
       "kind": "event",
       "x": 1884.3,
       "y": 908
      },
      {
       "text": "alert.closed",
       "kind": "event",
       "x": 1884.3,
       "y": 926
      }
     ]
    },
    {
     "line": "M1422.9 1233L1422.9 1206Q1422.9 1198 1422.9 1190L1422.9 1147Q1422.9 1139 1422.9 1131L1422.9 1070Q1422.9 1062 1422.9 1054L1422.9 993Q1422.9 985 1422.9 977L1422.9 925Q1422.9 917 1422.9 909L1422.9 848Q1422.9 840 1422.9 832L1422.9 789Q1422.9 781 1422.9 773L1422.9 730Q1422.9 722 1422.9 714L1422.9 671Q1422.9 663 1422.9 655L1422.9 649Q1422.9 641 1430.9 641L1844.3 641Q1852.3 641 1852.3 634L1852.3 627",
     "tip": "M1852.3 619L1856.3 627L1848.3 627Z",
     "labels": [
      {
       "text": "alert.closed",
       "kind": "event",
       "x": 1422.9,
       "y": 917
      }
     ]
    }
   ]
  }
 },
 {
  "name": "email-verification",
  "title": {
   "ko": "이메일 확인",
   "en": "Email verification"
  },
  "states": [
   {
    "name": "enteringEmail",
    "title": {
     "ko": "주소 입력",
     "en": "Entering the address"
    },
    "isFinal": false,
    "tags": [],
    "desktop": "/regist?step=email&at=enteringEmail",
    "mobile": "/regist?step=email&at=enteringEmail",
    "next": [
     {
      "kind": "event",
      "name": "email.submitted",
      "state": "sendingMail"
     }
    ]
   },
   {
    "name": "sendingMail",
    "title": {
     "ko": "메일 보내는 중",
     "en": "Sending the mail"
    },
    "isFinal": false,
    "tags": [
     "busy"
    ],
    "desktop": "/regist?step=email&at=sendingMail",
    "mobile": "/regist?step=email&at=sendingMail",
    "next": [
     {
      "kind": "reply",
      "name": "sendEmailVerification sent",
      "state": "waitingForLink"
     },
     {
      "kind": "reply",
      "name": "sendEmailVerification limited",
      "state": "mailsLimited",
      "code": "PR11001429"
     },
     {
      "kind": "reply",
      "name": "sendEmailVerification no address",
      "state": "enteringEmail",
      "code": "MB10005400"
     },
     {
      "kind": "reply",
      "name": "sendEmailVerification in use",
      "state": "enteringEmail",
      "code": "MB11001400"
     },
     {
      "kind": "reply",
      "name": "sendEmailVerification refused",
      "state": "enteringEmail",
      "code": "MB10012500"
     },
     {
      "kind": "reply",
      "name": "sendEmailVerification failing",
      "state": "enteringEmail",
      "code": "MB10013500"
     },
     {
      "kind": "reply",
      "name": "sendEmailVerification offline",
      "state": "enteringEmail"
     }
    ]
   },
   {
    "name": "waitingForLink",
    "title": {
     "ko": "링크 기다림",
     "en": "Waiting for the link"
    },
    "isFinal": false,
    "tags": [],
    "desktop": "/regist?step=email&at=waitingForLink",
    "mobile": "/regist?step=email&at=waitingForLink",
    "next": [
     {
      "kind": "event",
      "name": "mail.requested",
      "state": "sendingMail"
     },
     {
      "kind": "event",
      "name": "back",
      "state": "enteringEmail"
     },
     {
      "kind": "reply",
      "name": "watchMail verified",
      "state": "emailVerified"
     },
     {
      "kind": "reply",
      "name": "watchMail over",
      "state": "mailExpired"
     },
     {
      "kind": "reply",
      "name": "watchMail unknown",
      "state": "mailExpired",
      "code": "PR11002404"
     },
     {
      "kind": "reply",
      "name": "deadline",
      "state": "mailExpired"
     }
    ]
   },
   {
    "name": "mailExpired",
    "title": {
     "ko": "메일 만료",
     "en": "Mail has expired"
    },
    "isFinal": false,
    "tags": [],
    "desktop": "/regist?step=email&at=mailExpired",
    "mobile": "/regist?step=email&at=mailExpired",
    "next": [
     {
      "kind": "event",
      "name": "mail.requested",
      "state": "sendingMail"
     },
     {
      "kind": "event",
      "name": "back",
      "state": "enteringEmail"
     }
    ]
   },
   {
    "name": "mailsLimited",
    "title": {
     "ko": "24시간 쉼",
     "en": "24-hour pause"
    },
    "isFinal": false,
    "tags": [],
    "desktop": "/regist?step=email&at=mailsLimited",
    "mobile": "/regist?step=email&at=mailsLimited",
    "next": [
     {
      "kind": "event",
      "name": "back",
      "state": "enteringEmail"
     }
    ]
   },
   {
    "name": "emailVerified",
    "title": {
     "ko": "주소 확인됨",
     "en": "Address confirmed"
    },
    "isFinal": true,
    "tags": [],
    "desktop": "/regist?step=email&at=emailVerified",
    "mobile": "/regist?step=email&at=emailVerified",
    "next": []
   },
   {
    "name": "checkingLink",
    "title": {
     "ko": "링크 확인 중",
     "en": "Checking the link"
    },
    "isFinal": false,
    "tags": [
     "busy"
    ],
    "desktop": "/verify-email?at=checkingLink",
    "mobile": "/verify-email?at=checkingLink",
    "next": [
     {
      "kind": "reply",
      "name": "checkLink good",
      "state": "linkChecked"
     },
     {
      "kind": "reply",
      "name": "checkLink done before",
      "state": "emailConfirmed"
     },
     {
      "kind": "reply",
      "name": "checkLink over",
      "state": "linkRefused"
     },
     {
      "kind": "reply",
      "name": "checkLink unknown",
      "state": "linkRefused",
      "code": "PR11002404"
     },
     {
      "kind": "reply",
      "name": "checkLink failing",
      "state": "linkUnchecked",
      "code": "PR10006500"
     }
    ]
   },
   {
    "name": "linkUnchecked",
    "title": {
     "ko": "링크 확인 못 함",
     "en": "Link not checked"
    },
    "isFinal": false,
    "tags": [],
    "desktop": "/verify-email?at=linkUnchecked",
    "mobile": "/verify-email?at=linkUnchecked",
    "next": [
     {
      "kind": "event",
      "name": "check.requested",
      "state": "checkingLink"
     }
    ]
   },
   {
    "name": "linkChecked",
    "title": {
     "ko": "버튼 기다림",
     "en": "Asking for a press"
    },
    "isFinal": false,
    "tags": [],
    "desktop": "/verify-email?at=linkChecked",
    "mobile": "/verify-email?at=linkChecked",
    "next": [
     {
      "kind": "event",
      "name": "email.confirmed",
      "state": "confirmingLink"
     }
    ]
   },
   {
    "name": "confirmingLink",
    "title": {
     "ko": "확인하는 중",
     "en": "Confirming it"
    },
    "isFinal": false,
    "tags": [
     "busy"
    ],
    "desktop": "/verify-email?at=confirmingLink",
    "mobile": "/verify-email?at=confirmingLink",
    "next": [
     {
      "kind": "reply",
      "name": "confirmLink confirmed",
      "state": "emailConfirmed"
     },
     {
      "kind": "reply",
      "name": "confirmLink replaced",
      "state": "linkRefused",
      "code": "PR11002404"
     },
     {
      "kind": "reply",
      "name": "confirmLink failing",
      "state": "linkChecked",
      "code": "PR10006500"
     },
     {
      "kind": "reply",
      "name": "confirmLink offline",
      "state": "linkChecked"
     }
    ]
   },
   {
    "name": "linkRefused",
    "title": {
     "ko": "쓸 수 없는 링크",
     "en": "Link does not work"
    },
    "isFinal": true,
    "tags": [],
    "desktop": "/verify-email?at=linkRefused",
    "mobile": "/verify-email?at=linkRefused",
    "next": []
   },
   {
    "name": "emailConfirmed",
    "title": {
     "ko": "링크로 확인됨",
     "en": "Confirmed by link"
    },
    "isFinal": true,
    "tags": [],
    "desktop": "/verify-email?at=emailConfirmed",
    "mobile": "/verify-email?at=emailConfirmed",
    "next": []
   }
  ],
  "transitions": 27,
  "paths": 11,
  "diagram": {
   "left": -16,
   "top": -16,
   "width": 1400,
   "height": 754,
   "groups": [],
   "states": [
    {
     "name": "enteringEmail",
     "x": 354.9,
     "y": 166,
     "width": 160,
     "height": 48
    },
    {
     "name": "sendingMail",
     "x": 545.3,
     "y": 302,
     "width": 160,
     "height": 48
    },
    {
     "name": "waitingForLink",
     "x": 183.2,
     "y": 547,
     "width": 160,
     "height": 48
    },
    {
     "name": "mailExpired",
     "x": 413.4,
     "y": 674,
     "width": 160,
     "height": 48
    },
    {
     "name": "mailsLimited",
     "x": 461.8,
     "y": 429,
     "width": 160,
     "height": 48
    },
    {
     "name": "emailVerified",
     "x": 0,
     "y": 674,
     "width": 160,
     "height": 48
    },
    {
     "name": "checkingLink",
     "x": 987.6,
     "y": 166,
     "width": 160,
     "height": 48
    },
    {
     "name": "linkUnchecked",
     "x": 760.5,
     "y": 302,
     "width": 160,
     "height": 48
    },
    {
     "name": "linkChecked",
     "x": 1095.9,
     "y": 302,
     "width": 160,
     "height": 48
    },
    {
     "name": "confirmingLink",
     "x": 1095.9,
     "y": 429,
     "width": 160,
     "height": 48
    },
    {
     "name": "linkRefused",
     "x": 898.3,
     "y": 547,
     "width": 160,
     "height": 48
    },
    {
     "name": "emailConfirmed",
     "x": 1207.1,
     "y": 547,
     "width": 160,
     "height": 48
    }
   ],
   "passing": [
    {
     "name": "opening",
     "x": 785.9,
     "y": 64,
     "width": 79,
     "height": 32
    }
   ],
   "begin": {
    "x": 825.4,
    "y": 6
   },
   "arrows": [
    {
     "line": "M825.4 12L825.4 30Q825.4 38 825.4 46L825.4 56",
     "tip": "M825.4 64L821.4 56L829.4 56Z",
     "labels": []
    },
    {
     "line": "M840.9 96L840.9 102.5Q840.9 109 848.9 109L1059.6 109Q1067.6 109 1067.6 117L1067.6 123Q1067.6 131 1067.6 139L1067.6 158",
     "tip": "M1067.6 166L1063.6 158L1071.6 158Z",
     "labels": [
      {
       "text": "isLink",
       "kind": "guard",
       "x": 1067.6,
       "y": 131
      }
     ]
    },
    {
     "line": "M809.9 96L809.9 102.5Q809.9 109 801.9 109L442.9 109Q434.9 109 434.9 117L434.9 123Q434.9 131 434.9 139L434.9 158",
     "tip": "M434.9 166L430.9 158L438.9 158Z",
     "labels": [
      {
       "text": "otherwise",
       "kind": "guard",
       "x": 434.9,
       "y": 131
      }
     ]
    },
    {
     "line": "M490.9 214L490.9 220.5Q490.9 227 498.9 227L645.2 227Q653.2 227 653.2 235L653.2 259Q653.2 267 653.2 275L653.2 294",
     "tip": "M653.2 302L649.2 294L657.2 294Z",
     "labels": [
      {
       "text": "email.submitted",
       "kind": "event",
       "x": 653.2,
       "y": 267
      }
     ]
    },
    {
     "line": "M569.3 350L569.3 356.5Q569.3 363 561.3 363L271.2 363Q263.2 363 263.2 371L263.2 386Q263.2 394 263.2 402L263.2 445Q263.2 453 263.2 461L263.2 504Q263.2 512 263.2 520L263.2 539",
     "tip": "M263.2 547L259.2 539L267.2 539Z",
     "labels": [
      {
       "text": "sent, no address, in use, refused, failing, offline",
       "kind": "reply",
       "x": 263.2,
       "y": 453
      }
     ]
    },
    {
     "line": "M593.3 350L593.3 364Q593.3 372 585.3 372L549.8 372Q541.8 372 541.8 380L541.8 386Q541.8 394 541.8 402L541.8 421",
     "tip": "M541.8 429L537.8 421L545.8 421Z",
     "labels": [
      {
       "text": "limited",
       "kind": "reply",
       "x": 541.8,
       "y": 394
      }
     ]
    },
    {
     "line": "M636.8 350L636.8 386Q636.8 394 636.8 402L636.8 445Q636.8 453 636.8 461L636.8 504Q636.8 512 636.8 520L636.8 563Q636.8 571 636.8 579L636.8 622Q636.8 630 636.8 638L636.8 644Q636.8 652 628.8 652L533.4 652Q525.4 652 525.4 659L525.4 666",
     "tip": "M525.4 674L521.4 666L529.4 666Z",
     "labels": [
      {
       "text": "no address, in use, refused, failing, offline",
       "kind": "reply",
       "x": 636.8,
       "y": 512
      }
     ]
    },
    {
     "line": "M569.3 302L569.3 295.5Q569.3 289 561.3 289L267.6 289Q259.6 289 259.6 281L259.6 275Q259.6 267 259.6 259L259.6 244Q259.6 236 267.6 236L394.9 236Q402.9 236 402.9 229L402.9 222",
     "tip": "M402.9 214L406.9 222L398.9 222Z",
     "labels": [
      {
       "text": "no address, in use, refused, failing, offline",
       "kind": "reply",
       "x": 259.6,
       "y": 267
      }
     ]
    },
    {
     "line": "M819.8 452.5L819.8 402Q819.8 394 819.8 386L819.8 371Q819.8 363 811.8 363L689.3 363Q681.3 363 681.3 360.5L681.3 358",
     "tip": "M681.3 350L685.3 358L677.3 358Z",
     "labels": [
      {
       "text": "mail.requested",
       "kind": "event",
       "x": 819.8,
       "y": 394
      }
     ]
    },
    {
     "line": "M319.2 547L319.2 540.5Q319.2 534 327.2 534L860.4 534Q868.4 534 868.4 526L868.4 520Q868.4 512 868.4 504L868.4 498Q868.4 490 860.4 490L827.8 490Q819.8 490 819.8 482L819.8 453.5",
     "tip": "",
     "labels": []
    },
    {
     "line": "M549.4 674L549.4 667.5Q549.4 661 557.4 661L804.8 661Q812.8 661 812.8 653L812.8 638Q812.8 630 812.8 622L812.8 579Q812.8 571 812.8 563L812.8 520Q812.8 512 812.8 504L812.8 498Q812.8 490 816.3 490L816.3 490Q819.8 490 819.8 482L819.8 453.5",
     "tip": "",
     "labels": []
    },
    {
     "line": "M58.6 325.5L58.6 275Q58.6 267 58.6 259L58.6 235Q58.6 227 66.6 227L370.9 227Q378.9 227 378.9 224.5L378.9 222",
     "tip": "M378.9 214L382.9 222L374.9 222Z",
     "labels": [
      {
       "text": "back",
       "kind": "event",
       "x": 58.6,
       "y": 267
      }
     ]
    },
    {
     "line": "M207.2 547L207.2 540.5Q207.2 534 199.2 534L59.6 534Q51.6 534 51.6 526L51.6 520Q51.6 512 51.6 504L51.6 461Q51.6 453 51.6 445L51.6 402Q51.6 394 51.6 386L51.6 371Q51.6 363 55.1 363L55.1 363Q58.6 363 58.6 355L58.6 326.5",
     "tip": "",
     "labels": []
    },
    {
     "line": "M437.4 674L437.4 667.5Q437.4 661 429.4 661L73.6 661Q65.6 661 65.6 653L65.6 638Q65.6 630 65.6 622L65.6 579Q65.6 571 65.6 563L65.6 520Q65.6 512 65.6 504L65.6 461Q65.6 453 65.6 445L65.6 402Q65.6 394 65.6 386L65.6 371Q65.6 363 62.1 363L62.1 363Q58.6 363 58.6 355L58.6 326.5",
     "tip": "",
     "labels": []
    },
    {
     "line": "M485.8 429L485.8 422.5Q485.8 416 477.8 416L172.4 416Q164.4 416 164.4 408L164.4 402Q164.4 394 164.4 386L164.4 371Q164.4 363 156.4 363L66.6 363Q58.6 363 58.6 355L58.6 326.5",
     "tip": "",
     "labels": []
    },
    {
     "line": "M207.2 595L207.2 601.5Q207.2 608 199.2 608L193.8 608Q185.8 608 185.8 616L185.8 622Q185.8 630 185.8 638L185.8 644Q185.8 652 177.8 652L144 652Q136 652 136 659L136 666",
     "tip": "M136 674L132 666L140 666Z",
     "labels": [
      {
       "text": "verified",
       "kind": "reply",
       "x": 185.8,
       "y": 630
      }
     ]
    },
    {
     "line": "M319.2 595L319.2 601.5Q319.2 608 327.2 608L393.6 608Q401.6 608 401.6 616L401.6 622Q401.6 630 401.6 638L401.6 644Q401.6 652 409.6 652L453.4 652Q461.4 652 461.4 659L461.4 666",
     "tip": "M461.4 674L457.4 666L465.4 666Z",
     "labels": [
      {
       "text": "over, unknown, deadline",
       "kind": "reply",
       "x": 401.6,
       "y": 630
      }
     ]
    },
    {
     "line": "M1123.6 214L1123.6 220.5Q1123.6 227 1131.6 227L1279.1 227Q1287.1 227 1287.1 235L1287.1 259Q1287.1 267 1287.1 275L1287.1 318Q1287.1 326 1287.1 334L1287.1 386Q1287.1 394 1287.1 402L1287.1 445Q1287.1 453 1287.1 461L1287.1 504Q1287.1 512 1287.1 520L1287.1 539",
     "tip": "M1287.1 547L1283.1 539L1291.1 539Z",
     "labels": [
      {
       "text": "done before",
       "kind": "reply",
       "x": 1287.1,
       "y": 394
      }
     ]
    },
    {
     "line": "M1099.6 214L1099.6 228Q1099.6 236 1107.6 236L1167.9 236Q1175.9 236 1175.9 244L1175.9 259Q1175.9 267 1175.9 275L1175.9 294",
     "tip": "M1175.9 302L1171.9 294L1179.9 294Z",
     "labels": [
      {
       "text": "good",
       "kind": "reply",
       "x": 1175.9,
       "y": 267
      }
     ]
    },
    {
     "line": "M1059.6 214L1059.6 237Q1059.6 245 1051.6 245L943.5 245Q935.5 245 935.5 253L935.5 259Q935.5 267 935.5 275L935.5 318Q935.5 326 935.5 334L935.5 386Q935.5 394 935.5 402L935.5 445Q935.5 453 935.5 461L935.5 504Q935.5 512 935.5 520L935.5 539",
     "tip": "M935.5 547L931.5 539L939.5 539Z",
     "labels": [
      {
       "text": "over, unknown",
       "kind": "reply",
       "x": 935.5,
       "y": 394
      }
     ]
    },
    {
     "line": "M1035.6 214L1035.6 228Q1035.6 236 1027.6 236L876.4 236Q868.4 236 868.4 244L868.4 259Q868.4 267 868.4 275L868.4 294",
     "tip": "M868.4 302L864.4 294L872.4 294Z",
     "labels": [
      {
       "text": "failing",
       "kind": "reply",
       "x": 868.4,
       "y": 267
      }
     ]
    },
    {
     "line": "M784.5 302L784.5 295.5Q784.5 289 779.8 289L779.8 289Q775.2 289 775.2 281L775.2 275Q775.2 267 775.2 259L775.2 235Q775.2 227 783.2 227L1003.6 227Q1011.6 227 1011.6 224.5L1011.6 222",
     "tip": "M1011.6 214L1015.6 222L1007.6 222Z",
     "labels": [
      {
       "text": "check.requested",
       "kind": "event",
       "x": 775.2,
       "y": 267
      }
     ]
    },
    {
     "line": "M1119.9 350L1119.9 356.5Q1119.9 363 1111.9 363L1058.3 363Q1050.3 363 1050.3 371L1050.3 386Q1050.3 394 1050.3 402L1050.3 408Q1050.3 416 1058.3 416L1111.9 416Q1119.9 416 1119.9 418.5L1119.9 421",
     "tip": "M1119.9 429L1115.9 421L1123.9 421Z",
     "labels": [
      {
       "text": "email.confirmed",
       "kind": "event",
       "x": 1050.3,
       "y": 394
      }
     ]
    },
    {
     "line": "M1208.3 477L1208.3 504Q1208.3 512 1208.3 520L1208.3 526Q1208.3 534 1216.3 534L1223.1 534Q1231.1 534 1231.1 536.5L1231.1 539",
     "tip": "M1231.1 547L1227.1 539L1235.1 539Z",
     "labels": [
      {
       "text": "confirmed",
       "kind": "reply",
       "x": 1208.3,
       "y": 512
      }
     ]
    },
    {
     "line": "M1119.9 477L1119.9 483.5Q1119.9 490 1111.9 490L1022.3 490Q1014.3 490 1014.3 498L1014.3 504Q1014.3 512 1014.3 520L1014.3 539",
     "tip": "M1014.3 547L1010.3 539L1018.3 539Z",
     "labels": [
      {
       "text": "replaced",
       "kind": "reply",
       "x": 1014.3,
       "y": 512
      }
     ]
    },
    {
     "line": "M1175.9 429L1175.9 402Q1175.9 394 1175.9 386L1175.9 358",
     "tip": "M1175.9 350L1179.9 358L1171.9 358Z",
     "labels": [
      {
       "text": "failing, offline",
       "kind": "reply",
       "x": 1175.9,
       "y": 394
      }
     ]
    }
   ]
  }
 },
 {
  "name": "checkout",
  "title": {
   "ko": "구매",
   "en": "Checkout"
  },
  "states": [
   {
    "name": "editing",
    "title": {
     "ko": "주문서 작성 중",
     "en": "Filling in the form"
    },
    "isFinal": false,
    "tags": [],
    "desktop": "/order?course=101&option=101003&at=editing",
    "mobile": "/order?course=101&option=101003&at=editing",
    "next": [
     {
      "kind": "event",
      "name": "order.submitted",
      "state": "placingOrder"
     }
    ]
   },
   {
    "name": "placingOrder",
    "title": {
     "ko": "주문 접수 중",
     "en": "Placing the order"
    },
    "isFinal": false,
    "tags": [
     "busy"
    ],
    "desktop": "/order?course=101&option=101003&at=placingOrder",
    "mobile": "/order?course=101&option=101003&at=placingOrder",
    "next": [
     {
      "kind": "reply",
      "name": "placeOrder placed",
      "state": "openingPayment"
     },
     {
      "kind": "reply",
      "name": "placeOrder free",
      "state": "completed"
     },
     {
      "kind": "reply",
      "name": "placeOrder unverified",
      "state": "verifyingIdentity",
      "code": "MB12101404"
     },
     {
      "kind": "reply",
      "name": "placeOrder soldOut",
      "state": "editing",
      "code": "PR30004400"
     },
     {
      "kind": "reply",
      "name": "placeOrder priceChanged",
      "state": "editing",
      "code": "PR30001400"
     }
    ]
   },
   {
    "name": "openingPayment",
    "title": {
     "ko": "결제창 여는 중",
     "en": "Opening the payment"
    },
    "isFinal": false,
    "tags": [
     "busy"
    ],
    "desktop": "/order?course=101&option=101003&at=openingPayment",
    "mobile": "/order?course=101&option=101003&at=openingPayment",
    "next": [
     {
      "kind": "reply",
      "name": "openPayment opened",
      "state": "leavingForPayment"
     },
     {
      "kind": "reply",
      "name": "openPayment unverified",
      "state": "verifyingIdentity",
      "code": "MB12101404"
     },
     {
      "kind": "reply",
      "name": "openPayment refused",
      "state": "editing",
      "code": "PR30009400"
     }
    ]
   },
   {
    "name": "leavingForPayment",
    "title": {
     "ko": "결제창으로 이동",
     "en": "On to the payment"
    },
    "isFinal": false,
    "tags": [
     "busy"
    ],
    "desktop": "/order?course=101&option=101003&at=leavingForPayment",
    "mobile": "/order?course=101&option=101003&at=leavingForPayment",
    "next": [
     {
      "kind": "event",
      "name": "back",
      "state": "editing"
     }
    ]
   },
   {
    "name": "verifyingIdentity",
    "title": {
     "ko": "본인 확인 중",
     "en": "Verifying identity"
    },
    "isFinal": false,
    "tags": [],
    "desktop": "/order?course=101&option=101003&at=verifyingIdentity",
    "mobile": "/order?course=101&option=101003&idfc_id=00000000-0000-4000-8000-000000000001&at=verifyingIdentity",
    "next": [
     {
      "kind": "event",
      "name": "identity.verified",
      "state": "takingIdentity"
     },
     {
      "kind": "event",
      "name": "cancel",
      "state": "editing"
     }
    ]
   },
   {
    "name": "takingIdentity",
    "title": {
     "ko": "본인 확인 저장 중",
     "en": "Keeping the identity"
    },
    "isFinal": false,
    "tags": [
     "busy"
    ],
    "desktop": "/order?course=101&option=101003&at=takingIdentity",
    "mobile": "/order?course=101&option=101003&idfc_id=00000000-0000-4000-8000-000000000001&at=takingIdentity",
    "next": [
     {
      "kind": "reply",
      "name": "verifyMember taken",
      "state": "placingOrder"
     },
     {
      "kind": "reply",
      "name": "verifyMember unfinished",
      "state": "verifyingIdentity",
      "code": "MB12101404"
     },
     {
      "kind": "reply",
      "name": "verifyMember foreign",
      "state": "verifyingIdentity",
      "code": "MB40203400"
     },
     {
      "kind": "reply",
      "name": "verifyMember taken",
      "state": "editing"
     }
    ]
   },
   {
    "name": "asking",
    "title": {
     "ko": "결과 묻는 중",
     "en": "Asking for the result"
    },
    "isFinal": false,
    "tags": [
     "busy"
    ],
    "desktop": "/order-complete?order=20261121-7QK2M9XD&payment=00000000-0000-4000-8000-000000000001&payment_key=sample-payment-key&amount=69000&at=asking",
    "mobile": "/order-complete?order=20261121-7QK2M9XD&payment=00000000-0000-4000-8000-000000000001&payment_key=sample-payment-key&amount=69000&at=asking",
    "next": [
     {
      "kind": "reply",
      "name": "askOrder paid",
      "state": "completed"
     },
     {
      "kind": "reply",
      "name": "askOrder waiting",
      "state": "waitingForDeposit"
     },
     {
      "kind": "reply",
      "name": "askOrder failed",
      "state": "failed"
     },
     {
      "kind": "reply",
      "name": "askOrder settling",
      "state": "settling"
     },
     {
      "kind": "reply",
      "name": "askOrder unpaid",
      "state": "unpaid"
     },
     {
      "kind": "reply",
      "name": "askOrder over",
      "state": "over"
     },
     {
      "kind": "reply",
      "name": "askOrder failing",
      "state": "resultUnknown",
      "code": "PR10006500"
     }
    ]
   },
   {
    "name": "settling",
    "title": {
     "ko": "결제 확인 중",
     "en": "Being confirmed"
    },
    "isFinal": false,
    "tags": [
     "busy"
    ],
    "desktop": "/order-complete?order=20261121-7QK2M9XD&payment=00000000-0000-4000-8000-000000000001&payment_key=sample-payment-key&amount=69000&at=settling",
    "mobile": "/order-complete?order=20261121-7QK2M9XD&payment=00000000-0000-4000-8000-000000000001&payment_key=sample-payment-key&amount=69000&at=settling",
    "next": [
     {
      "kind": "reply",
      "name": "watchOrder paid",
      "state": "completed"
     },
     {
      "kind": "reply",
      "name": "watchOrder lost",
      "state": "resultUnknown",
      "code": "PR10005429"
     }
    ]
   },
   {
    "name": "waitingForDeposit",
    "title": {
     "ko": "입금 대기 중",
     "en": "Waiting for a deposit"
    },
    "isFinal": false,
    "tags": [],
    "desktop": "/order-complete?order=20261121-7QK2M9XD&payment=00000000-0000-4000-8000-000000000001&payment_key=sample-payment-key&amount=69000&at=waitingForDeposit",
    "mobile": "/order-complete?order=20261121-7QK2M9XD&payment=00000000-0000-4000-8000-000000000001&payment_key=sample-payment-key&amount=69000&at=waitingForDeposit",
    "next": [
     {
      "kind": "reply",
      "name": "watchOrder paid",
      "state": "completed"
     },
     {
      "kind": "reply",
      "name": "watchOrder lost",
      "state": "resultUnknown",
      "code": "PR10005429"
     },
     {
      "kind": "reply",
      "name": "deadline",
      "state": "over"
     }
    ]
   },
   {
    "name": "resultUnknown",
    "title": {
     "ko": "결과 모름",
     "en": "Result is unknown"
    },
    "isFinal": false,
    "tags": [],
    "desktop": "/order-complete?order=20261121-7QK2M9XD&payment=00000000-0000-4000-8000-000000000001&payment_key=sample-payment-key&amount=69000&at=resultUnknown",
    "mobile": "/order-complete?order=20261121-7QK2M9XD&payment=00000000-0000-4000-8000-000000000001&payment_key=sample-payment-key&amount=69000&at=resultUnknown",
    "next": [
     {
      "kind": "event",
      "name": "answer.requested",
      "state": "asking"
     }
    ]
   },
   {
    "name": "completed",
    "title": {
     "ko": "주문 완료",
     "en": "Completed"
    },
    "isFinal": true,
    "tags": [],
    "desktop": "/order-complete?order=20261121-7QK2M9XD&payment=00000000-0000-4000-8000-000000000001&payment_key=sample-payment-key&amount=69000&at=completed",
    "mobile": "/order-complete?order=20261121-7QK2M9XD&payment=00000000-0000-4000-8000-000000000001&payment_key=sample-payment-key&amount=69000&at=completed",
    "next": []
   },
   {
    "name": "unpaid",
    "title": {
     "ko": "결제 전",
     "en": "Unpaid"
    },
    "isFinal": true,
    "tags": [],
    "desktop": "/order-complete?order=20261121-7QK2M9XD&payment=00000000-0000-4000-8000-000000000001&payment_key=sample-payment-key&amount=69000&at=unpaid",
    "mobile": "/order-complete?order=20261121-7QK2M9XD&payment=00000000-0000-4000-8000-000000000001&payment_key=sample-payment-key&amount=69000&at=unpaid",
    "next": []
   },
   {
    "name": "over",
    "title": {
     "ko": "끝난 주문",
     "en": "Order is over"
    },
    "isFinal": true,
    "tags": [],
    "desktop": "/order-complete?order=20261121-7QK2M9XD&payment=00000000-0000-4000-8000-000000000001&payment_key=sample-payment-key&amount=69000&at=over",
    "mobile": "/order-complete?order=20261121-7QK2M9XD&payment=00000000-0000-4000-8000-000000000001&payment_key=sample-payment-key&amount=69000&at=over",
    "next": []
   },
   {
    "name": "failed",
    "title": {
     "ko": "주문 실패",
     "en": "Order failed"
    },
    "isFinal": true,
    "tags": [],
    "desktop": "/order-failed?order=20261121-7QK2M9XD&reason=user_cancel&again=%2Forder%3Fcourse%3D101%26option%3D101003&at=failed",
    "mobile": "/order-failed?order=20261121-7QK2M9XD&reason=user_cancel&again=%2Forder%3Fcourse%3D101%26option%3D101003&at=failed",
    "next": []
   }
  ],
  "transitions": 32,
  "paths": 13,
  "diagram": {
   "left": -16,
   "top": -16,
   "width": 1658,
   "height": 790,
   "groups": [],
   "states": [
    {
     "name": "editing",
     "x": 43.2,
     "y": 175,
     "width": 160,
     "height": 48
    },
    {
     "name": "placingOrder",
     "x": 239.5,
     "y": 302,
     "width": 160,
     "height": 48
    },
    {
     "name": "openingPayment",
     "x": 330,
     "y": 438,
     "width": 160,
     "height": 48
    },
    {
     "name": "leavingForPayment",
     "x": 171.8,
     "y": 574,
     "width": 160,
     "height": 48
    },
    {
     "name": "verifyingIdentity",
     "x": 383.8,
     "y": 574,
     "width": 160,
     "height": 48
    },
    {
     "name": "takingIdentity",
     "x": 60.5,
     "y": 710,
     "width": 160,
     "height": 48
    },
    {
     "name": "asking",
     "x": 763.8,
     "y": 175,
     "width": 160,
     "height": 48
    },
    {
     "name": "settling",
     "x": 1141.2,
     "y": 574,
     "width": 160,
     "height": 48
    },
    {
     "name": "waitingForDeposit",
     "x": 1317.2,
     "y": 574,
     "width": 160,
     "height": 48
    },
    {
     "name": "resultUnknown",
     "x": 880.5,
     "y": 710,
     "width": 160,
     "height": 48
    },
    {
     "name": "completed",
     "x": 827.4,
     "y": 438,
     "width": 160,
     "height": 48
    },
    {
     "name": "unpaid",
     "x": 1017.4,
     "y": 438,
     "width": 160,
     "height": 48
    },
    {
     "name": "over",
     "x": 1152.3,
     "y": 710,
     "width": 160,
     "height": 48
    },
    {
     "name": "failed",
     "x": 1465.3,
     "y": 438,
     "width": 160,
     "height": 48
    }
   ],
   "passing": [
    {
     "name": "opening",
     "x": 646.5,
     "y": 64,
     "width": 79,
     "height": 32
    },
    {
     "name": "evaluatingResult",
     "x": 1147.8,
     "y": 310,
     "width": 144,
     "height": 32
    }
   ],
   "begin": {
    "x": 686,
    "y": 6
   },
   "arrows": [
    {
     "line": "M686 12L686 30Q686 38 686 46L686 56",
     "tip": "M686 64L682 56L690 56Z",
     "labels": []
    },
    {
     "line": "M709.7 96L709.7 102.5Q709.7 109 717.7 109L1555.1 109Q1563.1 109 1563.1 117L1563.1 132Q1563.1 140 1563.1 148L1563.1 191Q1563.1 199 1563.1 207L1563.1 259Q1563.1 267 1563.1 275L1563.1 318Q1563.1 326 1563.1 334L1563.1 395Q1563.1 403 1563.1 411L1563.1 430",
     "tip": "M1563.1 438L1559.1 430L1567.1 430Z",
     "labels": [
      {
       "text": "failed",
       "kind": "guard",
       "x": 1563.1,
       "y": 267
      }
     ]
    },
    {
     "line": "M1273.8 342L1273.8 355Q1273.8 363 1281.8 363L1488.5 363Q1496.5 363 1496.5 371L1496.5 395Q1496.5 403 1496.5 411L1496.5 430",
     "tip": "M1496.5 438L1492.5 430L1500.5 430Z",
     "labels": [
      {
       "text": "failed",
       "kind": "guard",
       "x": 1496.5,
       "y": 403
      }
     ]
    },
    {
     "line": "M693.9 96L693.9 110Q693.9 118 701.9 118L835.8 118Q843.8 118 843.8 126L843.8 132Q843.8 140 843.8 148L843.8 167",
     "tip": "M843.8 175L839.8 167L847.8 167Z",
     "labels": [
      {
       "text": "result",
       "kind": "guard",
       "x": 843.8,
       "y": 140
      }
     ]
    },
    {
     "line": "M678.1 96L678.1 110Q678.1 118 670.1 118L598.1 118Q590.1 118 590.1 126L590.1 132Q590.1 140 590.1 148L590.1 191Q590.1 199 590.1 207L590.1 259Q590.1 267 590.1 275L590.1 318Q590.1 326 590.1 334L590.1 395Q590.1 403 590.1 411L590.1 454Q590.1 462 590.1 470L590.1 513Q590.1 521 590.1 529L590.1 553Q590.1 561 582.1 561L527.8 561Q519.8 561 519.8 563.5L519.8 566",
     "tip": "M519.8 574L515.8 566L523.8 566Z",
     "labels": [
      {
       "text": "identity",
       "kind": "guard",
       "x": 590.1,
       "y": 326
      }
     ]
    },
    {
     "line": "M662.3 96L662.3 102.5Q662.3 109 654.3 109L131.2 109Q123.2 109 123.2 117L123.2 132Q123.2 140 123.2 148L123.2 167",
     "tip": "M123.2 175L119.2 167L127.2 167Z",
     "labels": [
      {
       "text": "otherwise",
       "kind": "guard",
       "x": 123.2,
       "y": 140
      }
     ]
    },
    {
     "line": "M180.3 223L180.3 229.5Q180.3 236 188.3 236L486.2 236Q494.2 236 494.2 244L494.2 259Q494.2 267 494.2 275L494.2 281Q494.2 289 486.2 289L383.5 289Q375.5 289 375.5 291.5L375.5 294",
     "tip": "M375.5 302L371.5 294L379.5 294Z",
     "labels": [
      {
       "text": "order.submitted",
       "kind": "event",
       "x": 494.2,
       "y": 267
      }
     ]
    },
    {
     "line": "M375.5 350L375.5 356.5Q375.5 363 383.5 363L531 363Q539 363 539 371L539 395Q539 403 539 411L539 417Q539 425 547 425L843.4 425Q851.4 425 851.4 427.5L851.4 430",
     "tip": "M851.4 438L847.4 430L855.4 430Z",
     "labels": [
      {
       "text": "free",
       "kind": "reply",
       "x": 539,
       "y": 403
      }
     ]
    },
    {
     "line": "M351.5 350L351.5 364Q351.5 372 359.5 372L402 372Q410 372 410 380L410 395Q410 403 410 411L410 430",
     "tip": "M410 438L406 430L414 430Z",
     "labels": [
      {
       "text": "placed",
       "kind": "reply",
       "x": 410,
       "y": 403
      }
     ]
    },
    {
     "line": "M287.5 350L287.5 364Q287.5 372 279.5 372L267.9 372Q259.9 372 259.9 380L259.9 395Q259.9 403 259.9 411L259.9 454Q259.9 462 259.9 470L259.9 513Q259.9 521 259.9 529L259.9 544Q259.9 552 267.9 552L423.8 552Q431.8 552 431.8 559L431.8 566",
     "tip": "M431.8 574L427.8 566L435.8 566Z",
     "labels": [
      {
       "text": "unverified",
       "kind": "reply",
       "x": 259.9,
       "y": 462
      }
     ]
    },
    {
     "line": "M466 486L466 492.5Q466 499 474 499L490 499Q498 499 498 507L498 513Q498 521 498 529L498 553Q498 561 496.9 561L496.9 561Q495.8 561 495.8 563.5L495.8 566",
     "tip": "M495.8 574L491.8 566L499.8 566Z",
     "labels": [
      {
       "text": "unverified",
       "kind": "reply",
       "x": 498,
       "y": 521
      }
     ]
    },
    {
     "line": "M263.5 302L263.5 295.5Q263.5 289 255.6 289L255.6 289Q247.7 289 247.7 281L247.7 275Q247.7 267 247.7 259L247.7 253Q247.7 245 239.7 245L165.5 245Q157.5 245 157.5 238L157.5 231",
     "tip": "M157.5 223L161.5 231L153.5 231Z",
     "labels": [
      {
       "text": "soldOut, priceChanged",
       "kind": "reply",
       "x": 247.7,
       "y": 267
      }
     ]
    },
    {
     "line": "M354 486L354 492.5Q354 499 351 499L351 499Q347.9 499 347.9 507L347.9 513Q347.9 521 347.9 529L347.9 535Q347.9 543 339.9 543L315.8 543Q307.8 543 307.8 551L307.8 566",
     "tip": "M307.8 574L303.8 566L311.8 566Z",
     "labels": [
      {
       "text": "opened",
       "kind": "reply",
       "x": 347.9,
       "y": 521
      }
     ]
    },
    {
     "line": "M354 438L354 431.5Q354 425 346 425L150.8 425Q142.8 425 142.8 417L142.8 411Q142.8 403 142.8 395L142.8 334Q142.8 326 142.8 318L142.8 275Q142.8 267 142.8 259L142.8 244Q142.8 236 138.7 236L138.7 236Q134.6 236 134.6 233.5L134.6 231",
     "tip": "M134.6 223L138.6 231L130.6 231Z",
     "labels": [
      {
       "text": "refused",
       "kind": "reply",
       "x": 142.8,
       "y": 326
      }
     ]
    },
    {
     "line": "M195.8 574L195.8 560Q195.8 552 187.8 552L111.6 552Q103.6 552 103.6 544L103.6 529Q103.6 521 103.6 513L103.6 470Q103.6 462 103.6 454L103.6 411Q103.6 403 103.6 395L103.6 334Q103.6 326 103.6 318L103.6 275Q103.6 267 103.6 259L103.6 244Q103.6 236 107.7 236L107.7 236Q111.8 236 111.8 233.5L111.8 231",
     "tip": "M111.8 223L115.8 231L107.8 231Z",
     "labels": [
      {
       "text": "back",
       "kind": "event",
       "x": 103.6,
       "y": 403
      }
     ]
    },
    {
     "line": "M519.8 622L519.8 628.5Q519.8 635 527.8 635L580.3 635Q588.3 635 588.3 643L588.3 649Q588.3 657 588.3 665L588.3 689Q588.3 697 580.3 697L204.5 697Q196.5 697 196.5 699.5L196.5 702",
     "tip": "M196.5 710L192.5 702L200.5 702Z",
     "labels": [
      {
       "text": "identity.verified",
       "kind": "event",
       "x": 588.3,
       "y": 657
      }
     ]
    },
    {
     "line": "M407.8 574L407.8 567.5Q407.8 561 399.8 561L61.6 561Q53.6 561 53.6 553L53.6 529Q53.6 521 53.6 513L53.6 470Q53.6 462 53.6 454L53.6 411Q53.6 403 53.6 395L53.6 334Q53.6 326 53.6 318L53.6 275Q53.6 267 53.6 259L53.6 253Q53.6 245 61.6 245L80.9 245Q88.9 245 88.9 238L88.9 231",
     "tip": "M88.9 223L92.9 231L84.9 231Z",
     "labels": [
      {
       "text": "cancel",
       "kind": "event",
       "x": 53.6,
       "y": 403
      }
     ]
    },
    {
     "line": "M148.5 710L148.5 703.5Q148.5 697 152.7 697L152.7 697Q156.8 697 156.8 689L156.8 665Q156.8 657 156.8 649L156.8 606Q156.8 598 156.8 590L156.8 529Q156.8 521 156.8 513L156.8 470Q156.8 462 156.8 454L156.8 411Q156.8 403 156.8 395L156.8 371Q156.8 363 164.8 363L255.5 363Q263.5 363 263.5 360.5L263.5 358",
     "tip": "M263.5 350L267.5 358L259.5 358Z",
     "labels": [
      {
       "text": "taken",
       "kind": "reply",
       "x": 156.8,
       "y": 521
      }
     ]
    },
    {
     "line": "M84.5 710L84.5 703.5Q84.5 697 76.5 697L26 697Q18 697 18 689L18 665Q18 657 18 649L18 606Q18 598 18 590L18 529Q18 521 18 513L18 470Q18 462 18 454L18 411Q18 403 18 395L18 334Q18 326 18 318L18 275Q18 267 18 259L18 244Q18 236 26 236L58.1 236Q66.1 236 66.1 233.5L66.1 231",
     "tip": "M66.1 223L70.1 231L62.1 231Z",
     "labels": [
      {
       "text": "taken",
       "kind": "reply",
       "x": 18,
       "y": 462
      }
     ]
    },
    {
     "line": "M172.5 710L172.5 696Q172.5 688 180.5 688L325.5 688Q333.5 688 333.5 680L333.5 665Q333.5 657 333.5 649L333.5 643Q333.5 635 341.5 635L399.8 635Q407.8 635 407.8 632.5L407.8 630",
     "tip": "M407.8 622L411.8 630L403.8 630Z",
     "labels": [
      {
       "text": "unfinished, foreign",
       "kind": "reply",
       "x": 333.5,
       "y": 657
      }
     ]
    },
    {
     "line": "M899.8 223L899.8 229.5Q899.8 236 907.8 236L1211.8 236Q1219.8 236 1219.8 244L1219.8 259Q1219.8 267 1219.8 275L1219.8 302",
     "tip": "M1219.8 310L1215.8 302L1223.8 302Z",
     "labels": [
      {
       "text": "paid, waiting, failed, settling, unpaid, over",
       "kind": "reply",
       "x": 1219.8,
       "y": 267
      }
     ]
    },
    {
     "line": "M811.8 223L811.8 237Q811.8 245 803.8 245L778.2 245Q770.2 245 770.2 253L770.2 259Q770.2 267 770.2 275L770.2 318Q770.2 326 770.2 334L770.2 395Q770.2 403 770.2 411L770.2 454Q770.2 462 770.2 470L770.2 513Q770.2 521 770.2 529L770.2 590Q770.2 598 770.2 606L770.2 649Q770.2 657 770.2 665L770.2 680Q770.2 688 778.2 688L920.5 688Q928.5 688 928.5 695L928.5 702",
     "tip": "M928.5 710L924.5 702L932.5 702Z",
     "labels": [
      {
       "text": "failing",
       "kind": "reply",
       "x": 770.2,
       "y": 462
      }
     ]
    },
    {
     "line": "M1255.8 342L1255.8 364Q1255.8 372 1263.8 372L1438.5 372Q1446.5 372 1446.5 380L1446.5 395Q1446.5 403 1446.5 411L1446.5 417Q1446.5 425 1438.5 425L971.4 425Q963.4 425 963.4 427.5L963.4 430",
     "tip": "M963.4 438L959.4 430L967.4 430Z",
     "labels": [
      {
       "text": "paid",
       "kind": "guard",
       "x": 1446.5,
       "y": 403
      }
     ]
    },
    {
     "line": "M1237.8 342L1237.8 373Q1237.8 381 1245.8 381L1389.2 381Q1397.2 381 1397.2 389L1397.2 395Q1397.2 403 1397.2 411L1397.2 454Q1397.2 462 1397.2 470L1397.2 513Q1397.2 521 1397.2 529L1397.2 566",
     "tip": "M1397.2 574L1393.2 566L1401.2 566Z",
     "labels": [
      {
       "text": "waiting",
       "kind": "guard",
       "x": 1397.2,
       "y": 462
      }
     ]
    },
    {
     "line": "M1219.8 342L1219.8 355Q1219.8 363 1220.5 363L1220.5 363Q1221.2 363 1221.2 371L1221.2 395Q1221.2 403 1221.2 411L1221.2 454Q1221.2 462 1221.2 470L1221.2 513Q1221.2 521 1221.2 529L1221.2 566",
     "tip": "M1221.2 574L1217.2 566L1225.2 566Z",
     "labels": [
      {
       "text": "settling",
       "kind": "guard",
       "x": 1221.2,
       "y": 462
      }
     ]
    },
    {
     "line": "M1201.8 342L1201.8 373Q1201.8 381 1193.8 381L1105.4 381Q1097.4 381 1097.4 389L1097.4 395Q1097.4 403 1097.4 411L1097.4 430",
     "tip": "M1097.4 438L1093.4 430L1101.4 430Z",
     "labels": [
      {
       "text": "payable",
       "kind": "guard",
       "x": 1097.4,
       "y": 403
      }
     ]
    },
    {
     "line": "M1183.8 342L1183.8 364Q1183.8 372 1175.8 372L1010.4 372Q1002.4 372 1002.4 380L1002.4 395Q1002.4 403 1002.4 411L1002.4 454Q1002.4 462 1002.4 470L1002.4 513Q1002.4 521 1002.4 529L1002.4 590Q1002.4 598 1002.4 606L1002.4 649Q1002.4 657 1002.4 665L1002.4 671Q1002.4 679 1010.4 679L1168.3 679Q1176.3 679 1176.3 687L1176.3 702",
     "tip": "M1176.3 710L1172.3 702L1180.3 702Z",
     "labels": [
      {
       "text": "otherwise",
       "kind": "guard",
       "x": 1002.4,
       "y": 521
      }
     ]
    },
    {
     "line": "M810.9 461.5L810.9 411Q810.9 403 810.9 395L810.9 371Q810.9 363 818.9 363L1157.8 363Q1165.8 363 1165.8 356.5L1165.8 350",
     "tip": "M1165.8 342L1169.8 350L1161.8 350Z",
     "labels": [
      {
       "text": "paid",
       "kind": "reply",
       "x": 810.9,
       "y": 403
      }
     ]
    },
    {
     "line": "M1165.2 574L1165.2 560Q1165.2 552 1157.2 552L891.4 552Q883.4 552 883.4 544L883.4 529Q883.4 521 883.4 513L883.4 507Q883.4 499 875.4 499L818.9 499Q810.9 499 810.9 491L810.9 462.5",
     "tip": "",
     "labels": []
    },
    {
     "line": "M1341.2 574L1341.2 567.5Q1341.2 561 1333.2 561L805.5 561Q797.5 561 797.5 553L797.5 529Q797.5 521 797.5 513L797.5 507Q797.5 499 804.2 499L804.2 499Q810.9 499 810.9 491L810.9 462.5",
     "tip": "",
     "labels": []
    },
    {
     "line": "M1221.2 622L1221.2 649Q1221.2 657 1221.2 665L1221.2 680Q1221.2 688 1213.2 688L1000.5 688Q992.5 688 992.5 695L992.5 702",
     "tip": "M992.5 710L988.5 702L996.5 702Z",
     "labels": [
      {
       "text": "lost",
       "kind": "reply",
       "x": 1221.2,
       "y": 657
      }
     ]
    },
    {
     "line": "M1425.8 622L1425.8 649Q1425.8 657 1425.8 665L1425.8 689Q1425.8 697 1417.8 697L1024.5 697Q1016.5 697 1016.5 699.5L1016.5 702",
     "tip": "M1016.5 710L1012.5 702L1020.5 702Z",
     "labels": [
      {
       "text": "lost",
       "kind": "reply",
       "x": 1425.8,
       "y": 657
      }
     ]
    },
    {
     "line": "M1341.2 622L1341.2 628.5Q1341.2 635 1339.5 635L1339.5 635Q1337.8 635 1337.8 643L1337.8 649Q1337.8 657 1337.8 665L1337.8 680Q1337.8 688 1329.8 688L1296.3 688Q1288.3 688 1288.3 695L1288.3 702",
     "tip": "M1288.3 710L1284.3 702L1292.3 702Z",
     "labels": [
      {
       "text": "deadline",
       "kind": "reply",
       "x": 1337.8,
       "y": 657
      }
     ]
    },
    {
     "line": "M904.5 710L904.5 703.5Q904.5 697 896.5 697L681.4 697Q673.4 697 673.4 689L673.4 665Q673.4 657 673.4 649L673.4 606Q673.4 598 673.4 590L673.4 529Q673.4 521 673.4 513L673.4 470Q673.4 462 673.4 454L673.4 411Q673.4 403 673.4 395L673.4 334Q673.4 326 673.4 318L673.4 275Q673.4 267 673.4 259L673.4 244Q673.4 236 681.4 236L779.8 236Q787.8 236 787.8 233.5L787.8 231",
     "tip": "M787.8 223L791.8 231L783.8 231Z",
     "labels": [
      {
       "text": "answer.requested",
       "kind": "event",
       "x": 673.4,
       "y": 462
      }
     ]
    }
   ]
  }
 },
 {
  "name": "pay-again",
  "title": {
   "ko": "다시 결제하기",
   "en": "Paying an order"
  },
  "states": [
   {
    "name": "choosingPayment",
    "title": {
     "ko": "결제 수단 선택 중",
     "en": "Choosing how to pay"
    },
    "isFinal": false,
    "tags": [],
    "desktop": "/mypage/history/detail?id=20261121-5NW8P3RA&at=choosingPayment",
    "mobile": "/mypage/history/detail?id=20261121-5NW8P3RA&at=choosingPayment",
    "next": [
     {
      "kind": "event",
      "name": "payment.submitted",
      "state": "openingWindow"
     },
     {
      "kind": "reply",
      "name": "deadline",
      "state": "paymentOver"
     }
    ]
   },
   {
    "name": "openingWindow",
    "title": {
     "ko": "결제창 여는 중",
     "en": "Opening the window"
    },
    "isFinal": false,
    "tags": [
     "busy"
    ],
    "desktop": "/mypage/history/detail?id=20261121-5NW8P3RA&at=openingWindow",
    "mobile": "/mypage/history/detail?id=20261121-5NW8P3RA&at=openingWindow",
    "next": [
     {
      "kind": "reply",
      "name": "openPayment opened",
      "state": "leavingForWindow"
     },
     {
      "kind": "reply",
      "name": "openPayment canceled before",
      "state": "paymentRefused",
      "code": "PR30009400"
     },
     {
      "kind": "reply",
      "name": "openPayment restricted",
      "state": "choosingPayment",
      "code": "PR30005403"
     },
     {
      "kind": "reply",
      "name": "openPayment unverified",
      "state": "choosingPayment",
      "code": "MB12101404"
     },
     {
      "kind": "reply",
      "name": "openPayment failing",
      "state": "choosingPayment",
      "code": "PR10006500"
     },
     {
      "kind": "reply",
      "name": "openPayment lost",
      "state": "choosingPayment"
     },
     {
      "kind": "reply",
      "name": "openPayment offline",
      "state": "choosingPayment"
     }
    ]
   },
   {
    "name": "leavingForWindow",
    "title": {
     "ko": "결제창으로 이동",
     "en": "On to the window"
    },
    "isFinal": false,
    "tags": [
     "busy"
    ],
    "desktop": "/mypage/history/detail?id=20261121-5NW8P3RA&at=leavingForWindow",
    "mobile": "/mypage/history/detail?id=20261121-5NW8P3RA&at=leavingForWindow",
    "next": [
     {
      "kind": "event",
      "name": "back",
      "state": "choosingPayment"
     }
    ]
   },
   {
    "name": "paymentRefused",
    "title": {
     "ko": "결제할 수 없음",
     "en": "Not payable"
    },
    "isFinal": true,
    "tags": [],
    "desktop": "/mypage/history/detail?id=20261121-5NW8P3RA&at=paymentRefused",
    "mobile": "/mypage/history/detail?id=20261121-5NW8P3RA&at=paymentRefused",
    "next": []
   },
   {
    "name": "confirmingPayment",
    "title": {
     "ko": "결제 확인 중",
     "en": "Being confirmed"
    },
    "isFinal": false,
    "tags": [],
    "desktop": "/mypage/history/detail?id=20261121-6RT3X5MC&at=confirmingPayment",
    "mobile": "/mypage/history/detail?id=20261121-6RT3X5MC&at=confirmingPayment",
    "next": [
     {
      "kind": "reply",
      "name": "watchPayment paid",
      "state": "paymentConfirmed"
     },
     {
      "kind": "reply",
      "name": "watchPayment failed",
      "state": "paymentOver"
     },
     {
      "kind": "reply",
      "name": "watchPayment lost",
      "state": "paymentUnknown",
      "code": "PR10005429"
     }
    ]
   },
   {
    "name": "paymentUnknown",
    "title": {
     "ko": "결제 결과 모름",
     "en": "Payment is unknown"
    },
    "isFinal": false,
    "tags": [],
    "desktop": "/mypage/history/detail?id=20261121-6RT3X5MC&at=paymentUnknown",
    "mobile": "/mypage/history/detail?id=20261121-6RT3X5MC&at=paymentUnknown",
    "next": [
     {
      "kind": "event",
      "name": "retry.requested",
      "state": "confirmingPayment"
     }
    ]
   },
   {
    "name": "paymentConfirmed",
    "title": {
     "ko": "결제됨",
     "en": "Payment is confirmed"
    },
    "isFinal": true,
    "tags": [],
    "desktop": "/mypage/history/detail?id=20261121-6RT3X5MC&at=paymentConfirmed",
    "mobile": "/mypage/history/detail?id=20261121-6RT3X5MC&at=paymentConfirmed",
    "next": []
   },
   {
    "name": "paymentOver",
    "title": {
     "ko": "결제 끝",
     "en": "Payment is over"
    },
    "isFinal": true,
    "tags": [],
    "desktop": "/mypage/history/detail?id=20261121-5NW8P3RA&at=paymentOver",
    "mobile": "/mypage/history/detail?id=20261121-5NW8P3RA&at=paymentOver",
    "next": []
   }
  ],
  "transitions": 12,
  "paths": 6,
  "diagram": {
   "left": -16,
   "top": -16,
   "width": 1108,
   "height": 500,
   "groups": [],
   "states": [
    {
     "name": "choosingPayment",
     "x": 582.7,
     "y": 166,
     "width": 160,
     "height": 48
    },
    {
     "name": "openingWindow",
     "x": 895.3,
     "y": 302,
     "width": 160,
     "height": 48
    },
    {
     "name": "leavingForWindow",
     "x": 0,
     "y": 420,
     "width": 160,
     "height": 48
    },
    {
     "name": "paymentRefused",
     "x": 916,
     "y": 420,
     "width": 160,
     "height": 48
    },
    {
     "name": "confirmingPayment",
     "x": 248.9,
     "y": 166,
     "width": 160,
     "height": 48
    },
    {
     "name": "paymentUnknown",
     "x": 114.8,
     "y": 302,
     "width": 160,
     "height": 48
    },
    {
     "name": "paymentConfirmed",
     "x": 290.8,
     "y": 302,
     "width": 160,
     "height": 48
    },
    {
     "name": "paymentOver",
     "x": 466.8,
     "y": 302,
     "width": 160,
     "height": 48
    }
   ],
   "passing": [
    {
     "name": "openingOrder",
     "x": 463.6,
     "y": 64,
     "width": 115,
     "height": 32
    }
   ],
   "begin": {
    "x": 521.1,
    "y": 6
   },
   "arrows": [
    {
     "line": "M521.1 12L521.1 30Q521.1 38 521.1 46L521.1 56",
     "tip": "M521.1 64L517.1 56L525.1 56Z",
     "labels": []
    },
    {
     "line": "M487.6 96L487.6 102.5Q487.6 109 479.6 109L336.9 109Q328.9 109 328.9 117L328.9 123Q328.9 131 328.9 139L328.9 158",
     "tip": "M328.9 166L324.9 158L332.9 158Z",
     "labels": [
      {
       "text": "isConfirming",
       "kind": "guard",
       "x": 328.9,
       "y": 131
      }
     ]
    },
    {
     "line": "M554.6 96L554.6 102.5Q554.6 109 562.6 109L654.7 109Q662.7 109 662.7 117L662.7 123Q662.7 131 662.7 139L662.7 158",
     "tip": "M662.7 166L658.7 158L666.7 158Z",
     "labels": [
      {
       "text": "otherwise",
       "kind": "guard",
       "x": 662.7,
       "y": 131
      }
     ]
    },
    {
     "line": "M718.7 214L718.7 220.5Q718.7 227 726.7 227L999.7 227Q1007.7 227 1007.7 235L1007.7 259Q1007.7 267 1007.7 275L1007.7 294",
     "tip": "M1007.7 302L1003.7 294L1011.7 294Z",
     "labels": [
      {
       "text": "payment.submitted",
       "kind": "event",
       "x": 1007.7,
       "y": 267
      }
     ]
    },
    {
     "line": "M630.7 214L630.7 228Q630.7 236 622.7 236L566.5 236Q558.5 236 558.5 244L558.5 259Q558.5 267 558.5 275L558.5 294",
     "tip": "M558.5 302L554.5 294L562.5 294Z",
     "labels": [
      {
       "text": "deadline",
       "kind": "reply",
       "x": 558.5,
       "y": 267
      }
     ]
    },
    {
     "line": "M919.3 350L919.3 356.5Q919.3 363 911.3 363L437.3 363Q429.3 363 429.3 371L429.3 377Q429.3 385 429.3 393L429.3 399Q429.3 407 421.3 407L144 407Q136 407 136 409.5L136 412",
     "tip": "M136 420L132 412L140 412Z",
     "labels": [
      {
       "text": "opened",
       "kind": "reply",
       "x": 429.3,
       "y": 385
      }
     ]
    },
    {
     "line": "M996 350L996 377Q996 385 996 393L996 412",
     "tip": "M996 420L992 412L1000 412Z",
     "labels": [
      {
       "text": "canceled before",
       "kind": "reply",
       "x": 996,
       "y": 385
      }
     ]
    },
    {
     "line": "M919.3 302L919.3 295.5Q919.3 289 911.3 289L774.9 289Q766.9 289 766.9 281L766.9 275Q766.9 267 766.9 259L766.9 244Q766.9 236 758.9 236L702.7 236Q694.7 236 694.7 229L694.7 222",
     "tip": "M694.7 214L698.7 222L690.7 222Z",
     "labels": [
      {
       "text": "restricted, unverified, failing, lost, offline",
       "kind": "reply",
       "x": 766.9,
       "y": 267
      }
     ]
    },
    {
     "line": "M44.4 420L44.4 393Q44.4 385 44.4 377L44.4 334Q44.4 326 44.4 318L44.4 275Q44.4 267 44.4 259L44.4 235Q44.4 227 52.4 227L598.7 227Q606.7 227 606.7 224.5L606.7 222",
     "tip": "M606.7 214L610.7 222L602.7 222Z",
     "labels": [
      {
       "text": "back",
       "kind": "event",
       "x": 44.4,
       "y": 326
      }
     ]
    },
    {
     "line": "M360.9 214L360.9 228Q360.9 236 365.8 236L365.8 236Q370.8 236 370.8 244L370.8 259Q370.8 267 370.8 275L370.8 294",
     "tip": "M370.8 302L366.8 294L374.8 294Z",
     "labels": [
      {
       "text": "paid",
       "kind": "reply",
       "x": 370.8,
       "y": 267
      }
     ]
    },
    {
     "line": "M384.9 214L384.9 228Q384.9 236 392.9 236L455.3 236Q463.3 236 463.3 244L463.3 259Q463.3 267 463.3 275L463.3 281Q463.3 289 471.3 289L482.8 289Q490.8 289 490.8 291.5L490.8 294",
     "tip": "M490.8 302L486.8 294L494.8 294Z",
     "labels": [
      {
       "text": "failed",
       "kind": "reply",
       "x": 463.3,
       "y": 267
      }
     ]
    },
    {
     "line": "M296.9 214L296.9 237Q296.9 245 288.9 245L248.9 245Q240.9 245 240.9 253L240.9 259Q240.9 267 240.9 275L240.9 294",
     "tip": "M240.9 302L236.9 294L244.9 294Z",
     "labels": [
      {
       "text": "lost",
       "kind": "reply",
       "x": 240.9,
       "y": 267
      }
     ]
    },
    {
     "line": "M138.8 302L138.8 295.5Q138.8 289 135.9 289L135.9 289Q133.1 289 133.1 281L133.1 275Q133.1 267 133.1 259L133.1 244Q133.1 236 141.1 236L264.9 236Q272.9 236 272.9 229L272.9 222",
     "tip": "M272.9 214L276.9 222L268.9 222Z",
     "labels": [
      {
       "text": "retry.requested",
       "kind": "event",
       "x": 133.1,
       "y": 267
      }
     ]
    }
   ]
  }
 },
 {
  "name": "refund",
  "title": {
   "ko": "주문 취소와 환불",
   "en": "Cancellation and refund"
  },
  "states": [
   {
    "name": "loadingPreview",
    "title": {
     "ko": "환불 금액 계산 중",
     "en": "Working out the sum"
    },
    "isFinal": false,
    "tags": [
     "busy"
    ],
    "desktop": "/mypage/history/detail?id=20261121-7QK2M9XD&at=loadingPreview",
    "mobile": "/mypage/history/detail?id=20261121-7QK2M9XD&at=loadingPreview",
    "next": [
     {
      "kind": "reply",
      "name": "refundPreview by card",
      "state": "enteringReason"
     },
     {
      "kind": "reply",
      "name": "refundPreview nothing",
      "state": "nothingToRefund"
     },
     {
      "kind": "reply",
      "name": "refundPreview changed",
      "state": "orderChanged",
      "code": "PR30009400"
     },
     {
      "kind": "reply",
      "name": "refundPreview failing",
      "state": "previewFailed",
      "code": "PR10006500"
     },
     {
      "kind": "reply",
      "name": "refundPreview by deposit",
      "state": "enteringReason"
     }
    ]
   },
   {
    "name": "previewFailed",
    "title": {
     "ko": "금액 계산 실패",
     "en": "Sum is unknown"
    },
    "isFinal": false,
    "tags": [],
    "desktop": "/mypage/history/detail?id=20261121-7QK2M9XD&at=previewFailed",
    "mobile": "/mypage/history/detail?id=20261121-7QK2M9XD&at=previewFailed",
    "next": [
     {
      "kind": "event",
      "name": "retry.requested",
      "state": "loadingPreview"
     }
    ]
   },
   {
    "name": "nothingToRefund",
    "title": {
     "ko": "환불할 금액 없음",
     "en": "Nothing to refund"
    },
    "isFinal": true,
    "tags": [],
    "desktop": "/mypage/history/detail?id=20261121-7QK2M9XD&at=nothingToRefund",
    "mobile": "/mypage/history/detail?id=20261121-7QK2M9XD&at=nothingToRefund",
    "next": []
   },
   {
    "name": "enteringReason",
    "title": {
     "ko": "취소 이유 입력 중",
     "en": "Choosing a reason"
    },
    "isFinal": false,
    "tags": [],
    "desktop": "/mypage/history/detail?id=20261121-5NW8P3RA&at=enteringReason",
    "mobile": "/mypage/history/detail?id=20261121-5NW8P3RA&at=enteringReason",
    "next": [
     {
      "kind": "event",
      "name": "cancellation.submitted with a reason",
      "state": "confirmingCancellation"
     },
     {
      "kind": "event",
      "name": "cancellation.submitted with an account",
      "state": "confirmingCancellation"
     },
     {
      "kind": "event",
      "name": "cancellation.submitted with a late account",
      "state": "confirmingCancellation"
     },
     {
      "kind": "event",
      "name": "cancellation.submitted with a refused account",
      "state": "confirmingCancellation"
     }
    ]
   },
   {
    "name": "confirmingCancellation",
    "title": {
     "ko": "취소 확인 중",
     "en": "Confirming"
    },
    "isFinal": false,
    "tags": [],
    "desktop": "/mypage/history/detail?id=20261121-5NW8P3RA&at=confirmingCancellation",
    "mobile": "/mypage/history/detail?id=20261121-5NW8P3RA&at=confirmingCancellation",
    "next": [
     {
      "kind": "event",
      "name": "cancellation.confirmed",
      "state": "cancelingOrder"
     },
     {
      "kind": "event",
      "name": "cancel",
      "state": "enteringReason"
     }
    ]
   },
   {
    "name": "cancelingOrder",
    "title": {
     "ko": "주문 취소 중",
     "en": "Canceling the order"
    },
    "isFinal": false,
    "tags": [
     "busy"
    ],
    "desktop": "/mypage/history/detail?id=20261121-5NW8P3RA&at=cancelingOrder",
    "mobile": "/mypage/history/detail?id=20261121-5NW8P3RA&at=cancelingOrder",
    "next": [
     {
      "kind": "reply",
      "name": "cancelOrder refunded",
      "state": "orderRefunded"
     },
     {
      "kind": "reply",
      "name": "cancelOrder amount changed",
      "state": "loadingPreview",
      "code": "PR30001400"
     },
     {
      "kind": "reply",
      "name": "cancelOrder nothing left",
      "state": "loadingPreview",
      "code": "PR30010400"
     },
     {
      "kind": "reply",
      "name": "cancelOrder in progress",
      "state": "enteringReason",
      "code": "PR30003409"
     },
     {
      "kind": "reply",
      "name": "cancelOrder other request",
      "state": "enteringReason",
      "code": "PR30002400"
     },
     {
      "kind": "reply",
      "name": "cancelOrder failing",
      "state": "enteringReason",
      "code": "PR10006500"
     },
     {
      "kind": "reply",
      "name": "cancelOrder lost",
      "state": "enteringReason"
     },
     {
      "kind": "reply",
      "name": "cancelOrder offline",
      "state": "enteringReason"
     },
     {
      "kind": "reply",
      "name": "cancelOrder canceled",
      "state": "orderCanceled"
     },
     {
      "kind": "reply",
      "name": "cancelOrder canceled before",
      "state": "orderChanged",
      "code": "PR30009400"
     },
     {
      "kind": "reply",
      "name": "cancelOrder no account",
      "state": "loadingPreview",
      "code": "PR30011400"
     },
     {
      "kind": "reply",
      "name": "cancelOrder too late",
      "state": "enteringPassword",
      "code": "PR20006403"
     },
     {
      "kind": "reply",
      "name": "cancelOrder other holder",
      "state": "enteringReason",
      "code": "PR30020400"
     }
    ]
   },
   {
    "name": "enteringPassword",
    "title": {
     "ko": "비밀번호 입력 중",
     "en": "Entering the password"
    },
    "isFinal": false,
    "tags": [],
    "desktop": "/mypage/history/detail?id=20261121-2HJ6T9KC&at=enteringPassword",
    "mobile": "/mypage/history/detail?id=20261121-2HJ6T9KC&at=enteringPassword",
    "next": [
     {
      "kind": "event",
      "name": "password.submitted",
      "state": "checkingPassword"
     },
     {
      "kind": "event",
      "name": "cancel",
      "state": "enteringReason"
     }
    ]
   },
   {
    "name": "checkingPassword",
    "title": {
     "ko": "비밀번호 확인 중",
     "en": "Checking the password"
    },
    "isFinal": false,
    "tags": [
     "busy"
    ],
    "desktop": "/mypage/history/detail?id=20261121-2HJ6T9KC&at=checkingPassword",
    "mobile": "/mypage/history/detail?id=20261121-2HJ6T9KC&at=checkingPassword",
    "next": [
     {
      "kind": "reply",
      "name": "verifyPassword right",
      "state": "cancelingOrder"
     },
     {
      "kind": "reply",
      "name": "verifyPassword wrong",
      "state": "enteringPassword",
      "code": "MB41003400"
     },
     {
      "kind": "reply",
      "name": "verifyPassword offline",
      "state": "enteringPassword"
     }
    ]
   },
   {
    "name": "refundPending",
    "title": {
     "ko": "환불 대기 중",
     "en": "Refund is pending"
    },
    "isFinal": false,
    "tags": [],
    "desktop": "/mypage/history/detail?id=20261121-8DK4V7QB&at=refundPending",
    "mobile": "/mypage/history/detail?id=20261121-8DK4V7QB&at=refundPending",
    "next": [
     {
      "kind": "reply",
      "name": "watchRefund refunded",
      "state": "orderRefunded"
     },
     {
      "kind": "reply",
      "name": "watchRefund lost",
      "state": "refundUnknown",
      "code": "PR10005429"
     },
     {
      "kind": "reply",
      "name": "watchRefund refused",
      "state": "refundRefused"
     }
    ]
   },
   {
    "name": "refundUnknown",
    "title": {
     "ko": "환불 결과 모름",
     "en": "Refund is unknown"
    },
    "isFinal": false,
    "tags": [],
    "desktop": "/mypage/history/detail?id=20261121-8DK4V7QB&at=refundUnknown",
    "mobile": "/mypage/history/detail?id=20261121-8DK4V7QB&at=refundUnknown",
    "next": [
     {
      "kind": "event",
      "name": "retry.requested",
      "state": "refundPending"
     }
    ]
   },
   {
    "name": "refundRefused",
    "title": {
     "ko": "환불 거절됨",
     "en": "Refund was refused"
    },
    "isFinal": false,
    "tags": [],
    "desktop": "/mypage/history/detail?id=20261121-8DK4V7QB&at=refundRefused",
    "mobile": "/mypage/history/detail?id=20261121-8DK4V7QB&at=refundRefused",
    "next": [
     {
      "kind": "event",
      "name": "retry.requested",
      "state": "loadingPreview"
     }
    ]
   },
   {
    "name": "orderChanged",
    "title": {
     "ko": "그사이 바뀐 주문",
     "en": "Order has changed"
    },
    "isFinal": true,
    "tags": [],
    "desktop": "/mypage/history/detail?id=20261121-7QK2M9XD&at=orderChanged",
    "mobile": "/mypage/history/detail?id=20261121-7QK2M9XD&at=orderChanged",
    "next": []
   },
   {
    "name": "orderCanceled",
    "title": {
     "ko": "주문 취소됨",
     "en": "Order was cancelled"
    },
    "isFinal": true,
    "tags": [],
    "desktop": "/mypage/history/detail?id=20261121-5NW8P3RA&at=orderCanceled",
    "mobile": "/mypage/history/detail?id=20261121-5NW8P3RA&at=orderCanceled",
    "next": []
   },
   {
    "name": "orderRefunded",
    "title": {
     "ko": "환불됨",
     "en": "Order was refunded"
    },
    "isFinal": true,
    "tags": [],
    "desktop": "/mypage/history/detail?id=20261121-8DK4V7QB&at=orderRefunded",
    "mobile": "/mypage/history/detail?id=20261121-8DK4V7QB&at=orderRefunded",
    "next": []
   }
  ],
  "transitions": 28,
  "paths": 16,
  "diagram": {
   "left": -16,
   "top": -16,
   "width": 1768,
   "height": 1153,
   "groups": [],
   "states": [
    {
     "name": "loadingPreview",
     "x": 363.1,
     "y": 175,
     "width": 160,
     "height": 48
    },
    {
     "name": "previewFailed",
     "x": 317,
     "y": 438,
     "width": 160,
     "height": 48
    },
    {
     "name": "nothingToRefund",
     "x": 507,
     "y": 311,
     "width": 160,
     "height": 48
    },
    {
     "name": "enteringReason",
     "x": 1121.3,
     "y": 311,
     "width": 160,
     "height": 48
    },
    {
     "name": "confirmingCancellation",
     "x": 1505.2,
     "y": 556,
     "width": 183,
     "height": 48
    },
    {
     "name": "cancelingOrder",
     "x": 857.7,
     "y": 674,
     "width": 160,
     "height": 48
    },
    {
     "name": "enteringPassword",
     "x": 829.5,
     "y": 810,
     "width": 160,
     "height": 48
    },
    {
     "name": "checkingPassword",
     "x": 495,
     "y": 955,
     "width": 160,
     "height": 48
    },
    {
     "name": "refundPending",
     "x": 1393.8,
     "y": 955,
     "width": 160,
     "height": 48
    },
    {
     "name": "refundUnknown",
     "x": 1393.8,
     "y": 1073,
     "width": 160,
     "height": 48
    },
    {
     "name": "refundRefused",
     "x": 742.6,
     "y": 955,
     "width": 160,
     "height": 48
    },
    {
     "name": "orderChanged",
     "x": 619.3,
     "y": 810,
     "width": 160,
     "height": 48
    },
    {
     "name": "orderCanceled",
     "x": 1041.8,
     "y": 955,
     "width": 160,
     "height": 48
    },
    {
     "name": "orderRefunded",
     "x": 1217.8,
     "y": 955,
     "width": 160,
     "height": 48
    }
   ],
   "passing": [
    {
     "name": "opening",
     "x": 1229.7,
     "y": 64,
     "width": 79,
     "height": 32
    },
    {
     "name": "evaluatingResult",
     "x": 1255.5,
     "y": 818,
     "width": 144,
     "height": 32
    }
   ],
   "begin": {
    "x": 1269.2,
    "y": 6
   },
   "arrows": [
    {
     "line": "M1269.2 12L1269.2 30Q1269.2 38 1269.2 46L1269.2 56",
     "tip": "M1269.2 64L1265.2 56L1273.2 56Z",
     "labels": []
    },
    {
     "line": "M1288.9 96L1288.9 102.5Q1288.9 109 1296.9 109L1695.6 109Q1703.6 109 1703.6 117L1703.6 132Q1703.6 140 1703.6 148L1703.6 191Q1703.6 199 1703.6 207L1703.6 268Q1703.6 276 1703.6 284L1703.6 327Q1703.6 335 1703.6 343L1703.6 395Q1703.6 403 1703.6 411L1703.6 454Q1703.6 462 1703.6 470L1703.6 513Q1703.6 521 1703.6 529L1703.6 572Q1703.6 580 1703.6 588L1703.6 631Q1703.6 639 1703.6 647L1703.6 690Q1703.6 698 1703.6 706L1703.6 758Q1703.6 766 1703.6 774L1703.6 826Q1703.6 834 1703.6 842L1703.6 894Q1703.6 902 1703.6 910L1703.6 925Q1703.6 933 1695.6 933L1537.8 933Q1529.8 933 1529.8 940L1529.8 947",
     "tip": "M1529.8 955L1525.8 947L1533.8 947Z",
     "labels": [
      {
       "text": "canceling",
       "kind": "guard",
       "x": 1703.6,
       "y": 521
      }
     ]
    },
    {
     "line": "M1269.2 96L1269.2 110Q1269.2 118 1277.2 118L1624.5 118Q1632.5 118 1632.5 126L1632.5 132Q1632.5 140 1632.5 148L1632.5 191Q1632.5 199 1632.5 207L1632.5 268Q1632.5 276 1632.5 284L1632.5 290Q1632.5 298 1624.5 298L1265.3 298Q1257.3 298 1257.3 300.5L1257.3 303",
     "tip": "M1257.3 311L1253.3 303L1261.3 303Z",
     "labels": [
      {
       "text": "unpaid",
       "kind": "guard",
       "x": 1632.5,
       "y": 199
      }
     ]
    },
    {
     "line": "M1249.4 96L1249.4 102.5Q1249.4 109 1241.4 109L451.1 109Q443.1 109 443.1 117L443.1 132Q443.1 140 443.1 148L443.1 167",
     "tip": "M443.1 175L439.1 167L447.1 167Z",
     "labels": [
      {
       "text": "otherwise",
       "kind": "guard",
       "x": 443.1,
       "y": 140
      }
     ]
    },
    {
     "line": "M500.3 223L500.3 229.5Q500.3 236 508.3 236L720.8 236Q728.8 236 728.8 244L728.8 268Q728.8 276 728.8 284L728.8 290Q728.8 298 736.8 298L1137.3 298Q1145.3 298 1145.3 300.5L1145.3 303",
     "tip": "M1145.3 311L1141.3 303L1149.3 303Z",
     "labels": [
      {
       "text": "by card, by deposit",
       "kind": "reply",
       "x": 728.8,
       "y": 276
      }
     ]
    },
    {
     "line": "M477.4 223L477.4 237Q477.4 245 485.4 245L579 245Q587 245 587 253L587 268Q587 276 587 284L587 303",
     "tip": "M587 311L583 303L591 303Z",
     "labels": [
      {
       "text": "nothing",
       "kind": "reply",
       "x": 587,
       "y": 276
      }
     ]
    },
    {
     "line": "M454.6 223L454.6 246Q454.6 254 462.6 254L484 254Q492 254 492 262L492 268Q492 276 492 284L492 327Q492 335 492 343L492 395Q492 403 492 411L492 454Q492 462 492 470L492 513Q492 521 492 529L492 572Q492 580 492 588L492 631Q492 639 492 647L492 690Q492 698 492 706L492 758Q492 766 492 774L492 789Q492 797 500 797L635.3 797Q643.3 797 643.3 799.5L643.3 802",
     "tip": "M643.3 810L639.3 802L647.3 802Z",
     "labels": [
      {
       "text": "changed",
       "kind": "reply",
       "x": 492,
       "y": 521
      }
     ]
    },
    {
     "line": "M431.7 223L431.7 229.5Q431.7 236 428.3 236L428.3 236Q424.9 236 424.9 244L424.9 268Q424.9 276 424.9 284L424.9 327Q424.9 335 424.9 343L424.9 395Q424.9 403 424.9 411L424.9 430",
     "tip": "M424.9 438L420.9 430L428.9 430Z",
     "labels": [
      {
       "text": "failing",
       "kind": "reply",
       "x": 424.9,
       "y": 335
      }
     ]
    },
    {
     "line": "M309 334.5L309 284Q309 276 309 268L309 253Q309 245 317 245L400.9 245Q408.9 245 408.9 238L408.9 231",
     "tip": "M408.9 223L412.9 231L404.9 231Z",
     "labels": [
      {
       "text": "retry.requested",
       "kind": "event",
       "x": 309,
       "y": 276
      }
     ]
    },
    {
     "line": "M356.5 438L356.5 411Q356.5 403 356.5 395L356.5 380Q356.5 372 348.5 372L317 372Q309 372 309 364L309 335.5",
     "tip": "",
     "labels": []
    },
    {
     "line": "M766.6 955L766.6 948.5Q766.6 942 758.6 942L310 942Q302 942 302 934L302 910Q302 902 302 894L302 842Q302 834 302 826L302 774Q302 766 302 758L302 706Q302 698 302 690L302 647Q302 639 302 631L302 588Q302 580 302 572L302 529Q302 521 302 513L302 470Q302 462 302 454L302 411Q302 403 302 395L302 380Q302 372 305.5 372L305.5 372Q309 372 309 364L309 335.5",
     "tip": "",
     "labels": []
    },
    {
     "line": "M1257.3 359L1257.3 365.5Q1257.3 372 1265.3 372L1595.7 372Q1603.7 372 1603.7 380L1603.7 395Q1603.7 403 1603.7 411L1603.7 454Q1603.7 462 1603.7 470L1603.7 513Q1603.7 521 1603.7 529L1603.7 548",
     "tip": "M1603.7 556L1599.7 548L1607.7 548Z",
     "labels": [
      {
       "text": "cancellation.submitted",
       "kind": "event",
       "x": 1603.7,
       "y": 462
      }
     ]
    },
    {
     "line": "M1596.7 604L1596.7 631Q1596.7 639 1596.7 647L1596.7 653Q1596.7 661 1588.7 661L1001.7 661Q993.7 661 993.7 663.5L993.7 666",
     "tip": "M993.7 674L989.7 666L997.7 666Z",
     "labels": [
      {
       "text": "cancellation.confirmed",
       "kind": "event",
       "x": 1596.7,
       "y": 639
      }
     ]
    },
    {
     "line": "M1376.9 461.5L1376.9 411Q1376.9 403 1376.9 395L1376.9 389Q1376.9 381 1368.9 381L1241.3 381Q1233.3 381 1233.3 374L1233.3 367",
     "tip": "M1233.3 359L1237.3 367L1229.3 367Z",
     "labels": [
      {
       "text": "cancel",
       "kind": "event",
       "x": 1376.9,
       "y": 403
      }
     ]
    },
    {
     "line": "M1549.4 556L1549.4 529Q1549.4 521 1549.4 513L1549.4 507Q1549.4 499 1541.4 499L1384.9 499Q1376.9 499 1376.9 491L1376.9 462.5",
     "tip": "",
     "labels": []
    },
    {
     "line": "M965.5 810L965.5 803.5Q965.5 797 973.5 797L1368.1 797Q1376.1 797 1376.1 789L1376.1 774Q1376.1 766 1376.1 758L1376.1 706Q1376.1 698 1376.1 690L1376.1 647Q1376.1 639 1376.1 631L1376.1 588Q1376.1 580 1376.1 572L1376.1 529Q1376.1 521 1376.2 513L1376.9 462.5",
     "tip": "",
     "labels": []
    },
    {
     "line": "M993.7 722L993.7 728.5Q993.7 735 1001.7 735L1206.5 735Q1214.5 735 1214.5 743L1214.5 758Q1214.5 766 1214.5 774L1214.5 780Q1214.5 788 1222.5 788L1271.5 788Q1279.5 788 1279.5 796L1279.5 810",
     "tip": "M1279.5 818L1275.5 810L1283.5 810Z",
     "labels": [
      {
       "text": "refunded, canceled",
       "kind": "reply",
       "x": 1214.5,
       "y": 766
      }
     ]
    },
    {
     "line": "M929.7 722L929.7 728.5Q929.7 735 921.7 735L904.7 735Q896.7 735 896.7 743L896.7 758Q896.7 766 896.7 774L896.7 789Q896.7 797 888.7 797L763.3 797Q755.3 797 755.3 799.5L755.3 802",
     "tip": "M755.3 810L751.3 802L759.3 802Z",
     "labels": [
      {
       "text": "canceled before",
       "kind": "reply",
       "x": 896.7,
       "y": 766
      }
     ]
    },
    {
     "line": "M881.7 674L881.7 667.5Q881.7 661 873.7 661L152 661Q144 661 144 653L144 647Q144 639 144 631L144 588Q144 580 144 572L144 529Q144 521 144 513L144 470Q144 462 144 454L144 411Q144 403 144 395L144 343Q144 335 144 327L144 284Q144 276 144 268L144 244Q144 236 152 236L378 236Q386 236 386 233.5L386 231",
     "tip": "M386 223L390 231L382 231Z",
     "labels": [
      {
       "text": "amount changed, nothing left, no account",
       "kind": "reply",
       "x": 144,
       "y": 462
      }
     ]
    },
    {
     "line": "M905.7 722L905.7 736Q905.7 744 897.7 744L807.9 744Q799.9 744 799.9 752L799.9 758Q799.9 766 799.9 774L799.9 780Q799.9 788 807.9 788L845.5 788Q853.5 788 853.5 795L853.5 802",
     "tip": "M853.5 810L849.5 802L857.5 802Z",
     "labels": [
      {
       "text": "too late",
       "kind": "reply",
       "x": 799.9,
       "y": 766
      }
     ]
    },
    {
     "line": "M937.7 674L937.7 647Q937.7 639 937.7 631L937.7 588Q937.7 580 937.7 572L937.7 529Q937.7 521 937.7 513L937.7 470Q937.7 462 937.7 454L937.7 411Q937.7 403 937.7 395L937.7 380Q937.7 372 945.7 372L1137.3 372Q1145.3 372 1145.3 369.5L1145.3 367",
     "tip": "M1145.3 359L1149.3 367L1141.3 367Z",
     "labels": [
      {
       "text": "in progress, other request, failing, lost, offline, other holder",
       "kind": "reply",
       "x": 937.7,
       "y": 521
      }
     ]
    },
    {
     "line": "M965.5 858L965.5 864.5Q965.5 871 969.8 871L969.8 871Q974.1 871 974.1 879L974.1 894Q974.1 902 974.1 910L974.1 925Q974.1 933 966.1 933L639 933Q631 933 631 940L631 947",
     "tip": "M631 955L627 947L635 947Z",
     "labels": [
      {
       "text": "password.submitted",
       "kind": "event",
       "x": 974.1,
       "y": 902
      }
     ]
    },
    {
     "line": "M519 955L519 941Q519 933 517 933L517 933Q515 933 515 925L515 910Q515 902 515 894L515 842Q515 834 515 826L515 774Q515 766 515 758L515 743Q515 735 523 735L873.7 735Q881.7 735 881.7 732.5L881.7 730",
     "tip": "M881.7 722L885.7 730L877.7 730Z",
     "labels": [
      {
       "text": "right",
       "kind": "reply",
       "x": 515,
       "y": 834
      }
     ]
    },
    {
     "line": "M607 955L607 932Q607 924 615 924L683.7 924Q691.7 924 691.7 916L691.7 910Q691.7 902 691.7 894L691.7 879Q691.7 871 699.7 871L845.5 871Q853.5 871 853.5 868.5L853.5 866",
     "tip": "M853.5 858L857.5 866L849.5 866Z",
     "labels": [
      {
       "text": "wrong, offline",
       "kind": "reply",
       "x": 691.7,
       "y": 902
      }
     ]
    },
    {
     "line": "M1375.5 850L1375.5 863Q1375.5 871 1383.5 871L1621.9 871Q1629.9 871 1629.9 879L1629.9 894Q1629.9 902 1629.9 910L1629.9 916Q1629.9 924 1621.9 924L1513.8 924Q1505.8 924 1505.8 932L1505.8 947",
     "tip": "M1505.8 955L1501.8 947L1509.8 947Z",
     "labels": [
      {
       "text": "pending",
       "kind": "guard",
       "x": 1629.9,
       "y": 902
      }
     ]
    },
    {
     "line": "M1351.5 850L1351.5 872Q1351.5 880 1359.5 880L1553.9 880Q1561.9 880 1561.9 888L1561.9 894Q1561.9 902 1561.9 910L1561.9 934Q1561.9 942 1553.9 942L1361.8 942Q1353.8 942 1353.8 944.5L1353.8 947",
     "tip": "M1353.8 955L1349.8 947L1357.8 947Z",
     "labels": [
      {
       "text": "refunded",
       "kind": "guard",
       "x": 1561.9,
       "y": 902
      }
     ]
    },
    {
     "line": "M1327.5 850L1327.5 863Q1327.5 871 1319.5 871L1301.3 871Q1293.3 871 1293.3 879L1293.3 894Q1293.3 902 1293.3 910L1293.3 934Q1293.3 942 1285.3 942L886.6 942Q878.6 942 878.6 944.5L878.6 947",
     "tip": "M878.6 955L874.6 947L882.6 947Z",
     "labels": [
      {
       "text": "refused",
       "kind": "guard",
       "x": 1293.3,
       "y": 902
      }
     ]
    },
    {
     "line": "M1303.5 850L1303.5 872Q1303.5 880 1295.5 880L1229.7 880Q1221.7 880 1221.7 888L1221.7 894Q1221.7 902 1221.7 910L1221.7 916Q1221.7 924 1213.7 924L1185.8 924Q1177.8 924 1177.8 932L1177.8 947",
     "tip": "M1177.8 955L1173.8 947L1181.8 947Z",
     "labels": [
      {
       "text": "otherwise",
       "kind": "guard",
       "x": 1221.7,
       "y": 902
      }
     ]
    },
    {
     "line": "M1417.8 955L1417.8 941Q1417.8 933 1409.8 933L1122.1 933Q1114.1 933 1114.1 925L1114.1 910Q1114.1 902 1114.1 894L1114.1 879Q1114.1 871 1122.1 871L1271.5 871Q1279.5 871 1279.5 864.5L1279.5 858",
     "tip": "M1279.5 850L1283.5 858L1275.5 858Z",
     "labels": [
      {
       "text": "refunded, refused",
       "kind": "reply",
       "x": 1114.1,
       "y": 902
      }
     ]
    },
    {
     "line": "M1508.9 1003L1508.9 1030Q1508.9 1038 1508.9 1046L1508.9 1065",
     "tip": "M1508.9 1073L1504.9 1065L1512.9 1065Z",
     "labels": [
      {
       "text": "lost",
       "kind": "reply",
       "x": 1508.9,
       "y": 1038
      }
     ]
    },
    {
     "line": "M1426.5 1073L1426.5 1046Q1426.5 1038 1426.5 1030L1426.5 1011",
     "tip": "M1426.5 1003L1430.5 1011L1422.5 1011Z",
     "labels": [
      {
       "text": "retry.requested",
       "kind": "event",
       "x": 1426.5,
       "y": 1038
      }
     ]
    }
   ]
  }
 },
 {
  "name": "cash-receipt",
  "title": {
   "ko": "현금영수증",
   "en": "Cash receipt"
  },
  "states": [
   {
    "name": "enteringNumber",
    "title": {
     "ko": "번호 입력 중",
     "en": "Entering the number"
    },
    "isFinal": false,
    "tags": [],
    "desktop": "/mypage/history/detail?id=20261121-2HJ6T9KC&at=enteringNumber",
    "mobile": "/mypage/history/detail?id=20261121-2HJ6T9KC&at=enteringNumber",
    "next": [
     {
      "kind": "event",
      "name": "receipt.submitted typed",
      "state": "requestingReceipt"
     },
     {
      "kind": "event",
      "name": "receipt.submitted late",
      "state": "requestingReceipt"
     },
     {
      "kind": "event",
      "name": "receipt.submitted refused",
      "state": "requestingReceipt"
     }
    ]
   },
   {
    "name": "requestingReceipt",
    "title": {
     "ko": "영수증 신청 중",
     "en": "Asking for it"
    },
    "isFinal": false,
    "tags": [
     "busy"
    ],
    "desktop": "/mypage/history/detail?id=20261121-2HJ6T9KC&at=requestingReceipt",
    "mobile": "/mypage/history/detail?id=20261121-2HJ6T9KC&at=requestingReceipt",
    "next": [
     {
      "kind": "reply",
      "name": "requestCashReceipt issued",
      "state": "receiptIssued"
     },
     {
      "kind": "reply",
      "name": "requestCashReceipt canceled before",
      "state": "receiptUnavailable",
      "code": "PR30009400"
     },
     {
      "kind": "reply",
      "name": "requestCashReceipt invalid",
      "state": "enteringNumber",
      "code": "PR10002400"
     },
     {
      "kind": "reply",
      "name": "requestCashReceipt failing",
      "state": "enteringNumber",
      "code": "PR10006500"
     },
     {
      "kind": "reply",
      "name": "requestCashReceipt lost",
      "state": "enteringNumber"
     },
     {
      "kind": "reply",
      "name": "requestCashReceipt offline",
      "state": "enteringNumber"
     }
    ]
   },
   {
    "name": "receiptPending",
    "title": {
     "ko": "영수증 대기 중",
     "en": "Receipt is pending"
    },
    "isFinal": false,
    "tags": [],
    "desktop": "/mypage/history/detail?id=20261121-9FB2L4WE&at=receiptPending",
    "mobile": "/mypage/history/detail?id=20261121-9FB2L4WE&at=receiptPending",
    "next": [
     {
      "kind": "reply",
      "name": "watchReceipt issued",
      "state": "receiptIssued"
     },
     {
      "kind": "reply",
      "name": "watchReceipt lost",
      "state": "receiptUnknown",
      "code": "PR10005429"
     },
     {
      "kind": "reply",
      "name": "watchReceipt refused",
      "state": "receiptRefused"
     }
    ]
   },
   {
    "name": "receiptUnknown",
    "title": {
     "ko": "영수증 결과 모름",
     "en": "Receipt is unknown"
    },
    "isFinal": false,
    "tags": [],
    "desktop": "/mypage/history/detail?id=20261121-9FB2L4WE&at=receiptUnknown",
    "mobile": "/mypage/history/detail?id=20261121-9FB2L4WE&at=receiptUnknown",
    "next": [
     {
      "kind": "event",
      "name": "retry.requested",
      "state": "receiptPending"
     }
    ]
   },
   {
    "name": "receiptRefused",
    "title": {
     "ko": "영수증 거절됨",
     "en": "Receipt was refused"
    },
    "isFinal": false,
    "tags": [],
    "desktop": "/mypage/history/detail?id=20261121-9FB2L4WE&at=receiptRefused",
    "mobile": "/mypage/history/detail?id=20261121-9FB2L4WE&at=receiptRefused",
    "next": [
     {
      "kind": "event",
      "name": "retry.requested",
      "state": "enteringNumber"
     }
    ]
   },
   {
    "name": "receiptUnavailable",
    "title": {
     "ko": "신청할 수 없음",
     "en": "Not available"
    },
    "isFinal": true,
    "tags": [],
    "desktop": "/mypage/history/detail?id=20261121-2HJ6T9KC&at=receiptUnavailable",
    "mobile": "/mypage/history/detail?id=20261121-2HJ6T9KC&at=receiptUnavailable",
    "next": []
   },
   {
    "name": "receiptIssued",
    "title": {
     "ko": "영수증 발급됨",
     "en": "Receipt was issued"
    },
    "isFinal": true,
    "tags": [],
    "desktop": "/mypage/history/detail?id=20261121-9FB2L4WE&at=receiptIssued",
    "mobile": "/mypage/history/detail?id=20261121-9FB2L4WE&at=receiptIssued",
    "next": []
   }
  ],
  "transitions": 13,
  "paths": 7,
  "diagram": {
   "left": -16,
   "top": -16,
   "width": 724,
   "height": 618,
   "groups": [],
   "states": [
    {
     "name": "enteringNumber",
     "x": 143.3,
     "y": 166,
     "width": 160,
     "height": 48
    },
    {
     "name": "requestingReceipt",
     "x": 236.7,
     "y": 284,
     "width": 160,
     "height": 48
    },
    {
     "name": "receiptPending",
     "x": 356,
     "y": 411,
     "width": 160,
     "height": 48
    },
    {
     "name": "receiptUnknown",
     "x": 356,
     "y": 538,
     "width": 160,
     "height": 48
    },
    {
     "name": "receiptRefused",
     "x": 91.3,
     "y": 538,
     "width": 160,
     "height": 48
    },
    {
     "name": "receiptUnavailable",
     "x": 97.8,
     "y": 411,
     "width": 160,
     "height": 48
    },
    {
     "name": "receiptIssued",
     "x": 532,
     "y": 538,
     "width": 160,
     "height": 48
    }
   ],
   "passing": [
    {
     "name": "openingReceipt",
     "x": 309.6,
     "y": 64,
     "width": 129,
     "height": 32
    }
   ],
   "begin": {
    "x": 374.1,
    "y": 6
   },
   "arrows": [
    {
     "line": "M374.1 12L374.1 30Q374.1 38 374.1 46L374.1 56",
     "tip": "M374.1 64L370.1 56L378.1 56Z",
     "labels": []
    },
    {
     "line": "M414.6 96L414.6 102.5Q414.6 109 422.6 109L550 109Q558 109 558 117L558 123Q558 131 558 139L558 182Q558 190 558 198L558 241Q558 249 558 257L558 300Q558 308 558 316L558 368Q558 376 558 384L558 390Q558 398 550 398L500 398Q492 398 492 400.5L492 403",
     "tip": "M492 411L488 403L496 403Z",
     "labels": [
      {
       "text": "isRequested",
       "kind": "guard",
       "x": 558,
       "y": 249
      }
     ]
    },
    {
     "line": "M333.6 96L333.6 102.5Q333.6 109 325.6 109L231.3 109Q223.3 109 223.3 117L223.3 123Q223.3 131 223.3 139L223.3 158",
     "tip": "M223.3 166L219.3 158L227.3 158Z",
     "labels": [
      {
       "text": "otherwise",
       "kind": "guard",
       "x": 223.3,
       "y": 131
      }
     ]
    },
    {
     "line": "M279.3 214L279.3 220.5Q279.3 227 287.3 227L427.5 227Q435.5 227 435.5 235L435.5 241Q435.5 249 435.5 257L435.5 263Q435.5 271 427.5 271L380.7 271Q372.7 271 372.7 273.5L372.7 276",
     "tip": "M372.7 284L368.7 276L376.7 276Z",
     "labels": [
      {
       "text": "receipt.submitted",
       "kind": "event",
       "x": 435.5,
       "y": 249
      }
     ]
    },
    {
     "line": "M372.7 332L372.7 338.5Q372.7 345 380.7 345L620 345Q628 345 628 353L628 368Q628 376 628 384L628 427Q628 435 628 443L628 495Q628 503 628 511L628 530",
     "tip": "M628 538L624 530L632 530Z",
     "labels": [
      {
       "text": "issued",
       "kind": "reply",
       "x": 628,
       "y": 435
      }
     ]
    },
    {
     "line": "M492 459L492 465.5Q492 472 500 472L539.2 472Q547.2 472 547.2 480L547.2 495Q547.2 503 547.2 511L547.2 517Q547.2 525 551.6 525L551.6 525Q556 525 556 527.5L556 530",
     "tip": "M556 538L552 530L560 530Z",
     "labels": [
      {
       "text": "issued",
       "kind": "reply",
       "x": 547.2,
       "y": 503
      }
     ]
    },
    {
     "line": "M348.7 332L348.7 346Q348.7 354 356.7 354L386.1 354Q394.1 354 394.1 362L394.1 368Q394.1 376 394.1 384L394.1 403",
     "tip": "M394.1 411L390.1 403L398.1 403Z",
     "labels": [
      {
       "text": "requested",
       "kind": "reply",
       "x": 394.1,
       "y": 376
      }
     ]
    },
    {
     "line": "M298 332L298 368Q298 376 298 384L298 427Q298 435 298 443L298 495Q298 503 298 511L298 517Q298 525 290 525L235.3 525Q227.3 525 227.3 527.5L227.3 530",
     "tip": "M227.3 538L223.3 530L231.3 530Z",
     "labels": [
      {
       "text": "refused",
       "kind": "reply",
       "x": 298,
       "y": 435
      }
     ]
    },
    {
     "line": "M380 459L380 465.5Q380 472 372 472L179.3 472Q171.3 472 171.3 480L171.3 495Q171.3 503 171.3 511L171.3 530",
     "tip": "M171.3 538L167.3 530L175.3 530Z",
     "labels": [
      {
       "text": "refused",
       "kind": "reply",
       "x": 171.3,
       "y": 503
      }
     ]
    },
    {
     "line": "M260.7 332L260.7 338.5Q260.7 345 252.7 345L185.8 345Q177.8 345 177.8 353L177.8 368Q177.8 376 177.8 384L177.8 403",
     "tip": "M177.8 411L173.8 403L181.8 403Z",
     "labels": [
      {
       "text": "canceled before",
       "kind": "reply",
       "x": 177.8,
       "y": 376
      }
     ]
    },
    {
     "line": "M260.7 284L260.7 277.5Q260.7 271 252.7 271L190.3 271Q182.3 271 182.3 263L182.3 257Q182.3 249 182.3 241L182.3 235Q182.3 227 186.8 227L186.8 227Q191.3 227 191.3 224.5L191.3 222",
     "tip": "M191.3 214L195.3 222L187.3 222Z",
     "labels": [
      {
       "text": "invalid, failing, lost, offline",
       "kind": "reply",
       "x": 182.3,
       "y": 249
      }
     ]
    },
    {
     "line": "M468 459L468 473Q468 481 476 481L489.2 481Q497.2 481 497.2 489L497.2 495Q497.2 503 497.2 511L497.2 517Q497.2 525 494.6 525L494.6 525Q492 525 492 527.5L492 530",
     "tip": "M492 538L488 530L496 530Z",
     "labels": [
      {
       "text": "lost",
       "kind": "reply",
       "x": 497.2,
       "y": 503
      }
     ]
    },
    {
     "line": "M393 538L393 511Q393 503 393 495L393 480Q393 472 398.5 472L398.5 472Q404 472 404 469.5L404 467",
     "tip": "M404 459L408 467L400 467Z",
     "labels": [
      {
       "text": "retry.requested",
       "kind": "event",
       "x": 393,
       "y": 503
      }
     ]
    },
    {
     "line": "M115.3 538L115.3 531.5Q115.3 525 107.3 525L62 525Q54 525 54 517L54 511Q54 503 54 495L54 443Q54 435 54 427L54 384Q54 376 54 368L54 316Q54 308 54 300L54 257Q54 249 54 241L54 235Q54 227 62 227L159.3 227Q167.3 227 167.3 224.5L167.3 222",
     "tip": "M167.3 214L171.3 222L163.3 222Z",
     "labels": [
      {
       "text": "retry.requested",
       "kind": "event",
       "x": 54,
       "y": 376
      }
     ]
    }
   ]
  }
 },
 {
  "name": "inquiry",
  "title": {
   "ko": "서비스 문의",
   "en": "Service inquiry"
  },
  "states": [
   {
    "name": "enteringInquiry",
    "title": {
     "ko": "문의 작성 중",
     "en": "Writing the inquiry"
    },
    "isFinal": false,
    "tags": [],
    "desktop": "/cs/inquiry?type=service&at=enteringInquiry",
    "mobile": "/cs/inquiry?type=service&at=enteringInquiry",
    "next": [
     {
      "kind": "event",
      "name": "inquiry.submitted",
      "state": "sendingInquiry"
     }
    ]
   },
   {
    "name": "sendingInquiry",
    "title": {
     "ko": "문의 보내는 중",
     "en": "Sending the inquiry"
    },
    "isFinal": false,
    "tags": [
     "busy"
    ],
    "desktop": "/cs/inquiry?type=service&at=sendingInquiry",
    "mobile": "/cs/inquiry?type=service&at=sendingInquiry",
    "next": [
     {
      "kind": "event",
      "name": "upload.canceled",
      "state": "enteringInquiry"
     },
     {
      "kind": "reply",
      "name": "sendInquiry sent",
      "state": "inquirySent"
     },
     {
      "kind": "reply",
      "name": "sendInquiry no picture",
      "state": "enteringInquiry",
      "code": "PR40001400"
     },
     {
      "kind": "reply",
      "name": "sendInquiry picture too large",
      "state": "enteringInquiry",
      "code": "PR40002400"
     },
     {
      "kind": "reply",
      "name": "sendInquiry several pictures",
      "state": "enteringInquiry",
      "code": "PR40003400"
     },
     {
      "kind": "reply",
      "name": "sendInquiry too many pixels",
      "state": "enteringInquiry",
      "code": "PR40004400"
     },
     {
      "kind": "reply",
      "name": "sendInquiry damaged picture",
      "state": "enteringInquiry",
      "code": "PR40005400"
     },
     {
      "kind": "reply",
      "name": "sendInquiry limited",
      "state": "inquiriesLimited",
      "code": "PR40006429"
     },
     {
      "kind": "reply",
      "name": "sendInquiry invalid",
      "state": "enteringInquiry",
      "code": "PR10002400"
     },
     {
      "kind": "reply",
      "name": "sendInquiry busy",
      "state": "enteringInquiry",
      "code": "PR10007503"
     },
     {
      "kind": "reply",
      "name": "sendInquiry failing",
      "state": "enteringInquiry",
      "code": "PR10006500"
     },
     {
      "kind": "reply",
      "name": "sendInquiry lost",
      "state": "enteringInquiry"
     },
     {
      "kind": "reply",
      "name": "sendInquiry offline",
      "state": "enteringInquiry"
     }
    ]
   },
   {
    "name": "inquiriesLimited",
    "title": {
     "ko": "24시간 쉼",
     "en": "24-hour pause"
    },
    "isFinal": false,
    "tags": [],
    "desktop": "/cs/inquiry?type=service&at=inquiriesLimited",
    "mobile": "/cs/inquiry?type=service&at=inquiriesLimited",
    "next": [
     {
      "kind": "event",
      "name": "inquiry.submitted",
      "state": "sendingInquiry"
     }
    ]
   },
   {
    "name": "inquirySent",
    "title": {
     "ko": "문의 보냄",
     "en": "Inquiry was sent"
    },
    "isFinal": true,
    "tags": [],
    "desktop": "/cs/inquiry?type=service&at=inquirySent",
    "mobile": "/cs/inquiry?type=service&at=inquirySent",
    "next": []
   }
  ],
  "transitions": 6,
  "paths": 3,
  "diagram": {
   "left": -16,
   "top": -16,
   "width": 1033,
   "height": 398,
   "groups": [],
   "states": [
    {
     "name": "enteringInquiry",
     "x": 567.8,
     "y": 64,
     "width": 160,
     "height": 48
    },
    {
     "name": "sendingInquiry",
     "x": 567.8,
     "y": 200,
     "width": 160,
     "height": 48
    },
    {
     "name": "inquiriesLimited",
     "x": 517.6,
     "y": 318,
     "width": 160,
     "height": 48
    },
    {
     "name": "inquirySent",
     "x": 693.6,
     "y": 318,
     "width": 160,
     "height": 48
    }
   ],
   "passing": [],
   "begin": {
    "x": 647.8,
    "y": 6
   },
   "arrows": [
    {
     "line": "M647.8 12L647.8 30Q647.8 38 647.8 46L647.8 56",
     "tip": "M647.8 64L643.8 56L651.8 56Z",
     "labels": []
    },
    {
     "line": "M703.8 112L703.8 118.5Q703.8 125 711.8 125L931.2 125Q939.2 125 939.2 133L939.2 148Q939.2 156 939.2 164L939.2 179Q939.2 187 931.2 187L711.8 187Q703.8 187 703.8 189.5L703.8 192",
     "tip": "M703.8 200L699.8 192L707.8 192Z",
     "labels": [
      {
       "text": "inquiry.submitted",
       "kind": "event",
       "x": 939.2,
       "y": 156
      }
     ]
    },
    {
     "line": "M591.8 200L591.8 193.5Q591.8 187 583.8 187L440 187Q432 187 432 179L432 164Q432 156 432 148L432 133Q432 125 440 125L583.8 125Q591.8 125 591.8 122.5L591.8 120",
     "tip": "M591.8 112L595.8 120L587.8 120Z",
     "labels": [
      {
       "text": "upload.canceled",
       "kind": "event",
       "x": 432,
       "y": 147
      },
      {
       "text": "no picture, picture too large, several pictures, too many pixels, damaged picture, invalid, busy, failing, lost, offline",
       "kind": "reply",
       "x": 432,
       "y": 165
      }
     ]
    },
    {
     "line": "M703.8 248L703.8 254.5Q703.8 261 711.8 261L765.6 261Q773.6 261 773.6 269L773.6 275Q773.6 283 773.6 291L773.6 310",
     "tip": "M773.6 318L769.6 310L777.6 310Z",
     "labels": [
      {
       "text": "sent",
       "kind": "reply",
       "x": 773.6,
       "y": 283
      }
     ]
    },
    {
     "line": "M658.8 248L658.8 275Q658.8 283 658.8 291L658.8 297Q658.8 305 656.2 305L656.2 305Q653.6 305 653.6 307.5L653.6 310",
     "tip": "M653.6 318L649.6 310L657.6 310Z",
     "labels": [
      {
       "text": "limited",
       "kind": "reply",
       "x": 658.8,
       "y": 283
      }
     ]
    },
    {
     "line": "M547.4 318L547.4 291Q547.4 283 547.4 275L547.4 269Q547.4 261 555.4 261L583.8 261Q591.8 261 591.8 258.5L591.8 256",
     "tip": "M591.8 248L595.8 256L587.8 256Z",
     "labels": [
      {
       "text": "inquiry.submitted",
       "kind": "event",
       "x": 547.4,
       "y": 283
      }
     ]
    }
   ]
  }
 },
 {
  "name": "client-launch",
  "title": {
   "ko": "실습 프로그램 열기",
   "en": "Opening the client"
  },
  "states": [
   {
    "name": "checkingMember",
    "title": {
     "ko": "로그인 확인 중",
     "en": "Checking the login"
    },
    "isFinal": false,
    "tags": [
     "busy"
    ],
    "desktop": "/learn?course=109&lesson=1&at=checkingMember",
    "mobile": "/learn?course=109&lesson=1&at=checkingMember",
    "next": [
     {
      "kind": "reply",
      "name": "checkSession visitor",
      "state": "signedOut",
      "code": "PR10001400"
     },
     {
      "kind": "reply",
      "name": "checkSession member",
      "state": "launching"
     },
     {
      "kind": "reply",
      "name": "checkSession failing",
      "state": "launchFailed",
      "code": "PR10006500"
     },
     {
      "kind": "reply",
      "name": "checkSession member",
      "state": "noPc"
     }
    ]
   },
   {
    "name": "signedOut",
    "title": {
     "ko": "로그인 필요",
     "en": "Not logged in"
    },
    "isFinal": true,
    "tags": [],
    "desktop": "/learn?course=109&lesson=1&at=signedOut",
    "mobile": "/learn?course=109&lesson=1&at=signedOut",
    "next": []
   },
   {
    "name": "noPc",
    "title": {
     "ko": "PC가 아님",
     "en": "Not on a PC"
    },
    "isFinal": true,
    "tags": [],
    "mobile": "/learn?course=109&lesson=1&at=noPc",
    "next": []
   },
   {
    "name": "launching",
    "title": {
     "ko": "여는 중",
     "en": "Opening it"
    },
    "isFinal": false,
    "tags": [
     "busy"
    ],
    "desktop": "/learn?course=109&lesson=1&at=launching",
    "next": [
     {
      "kind": "reply",
      "name": "launchClient opened",
      "state": "running"
     },
     {
      "kind": "reply",
      "name": "launchClient missing",
      "state": "notInstalled"
     },
     {
      "kind": "reply",
      "name": "launchClient not theirs",
      "state": "noAccess",
      "code": "PR10004404"
     },
     {
      "kind": "reply",
      "name": "launchClient failing",
      "state": "launchFailed",
      "code": "PR10006500"
     }
    ]
   },
   {
    "name": "running",
    "title": {
     "ko": "프로그램으로 넘김",
     "en": "Sent to the client"
    },
    "isFinal": false,
    "tags": [],
    "desktop": "/learn?course=109&lesson=1&at=running",
    "next": [
     {
      "kind": "event",
      "name": "launch.requested",
      "state": "launching"
     }
    ]
   },
   {
    "name": "notInstalled",
    "title": {
     "ko": "설치 안 됨",
     "en": "Not installed"
    },
    "isFinal": false,
    "tags": [],
    "desktop": "/learn?course=109&lesson=1&at=notInstalled",
    "next": [
     {
      "kind": "event",
      "name": "launch.requested",
      "state": "launching"
     }
    ]
   },
   {
    "name": "noAccess",
    "title": {
     "ko": "내 과정 아님",
     "en": "No access"
    },
    "isFinal": true,
    "tags": [],
    "desktop": "/learn?course=109&lesson=1&at=noAccess",
    "next": []
   },
   {
    "name": "launchFailed",
    "title": {
     "ko": "열지 못함",
     "en": "Not opened"
    },
    "isFinal": false,
    "tags": [],
    "desktop": "/learn?course=109&lesson=1&at=launchFailed",
    "mobile": "/learn?course=109&lesson=1&at=launchFailed",
    "next": [
     {
      "kind": "event",
      "name": "launch.requested",
      "state": "checkingMember"
     }
    ]
   }
  ],
  "transitions": 11,
  "paths": 4,
  "diagram": {
   "left": -16,
   "top": -16,
   "width": 973,
   "height": 498,
   "groups": [],
   "states": [
    {
     "name": "checkingMember",
     "x": 328.6,
     "y": 64,
     "width": 160,
     "height": 48
    },
    {
     "name": "signedOut",
     "x": 0,
     "y": 191,
     "width": 160,
     "height": 48
    },
    {
     "name": "noPc",
     "x": 176,
     "y": 191,
     "width": 160,
     "height": 48
    },
    {
     "name": "launching",
     "x": 582.3,
     "y": 191,
     "width": 160,
     "height": 48
    },
    {
     "name": "running",
     "x": 780.2,
     "y": 418,
     "width": 160,
     "height": 48
    },
    {
     "name": "notInstalled",
     "x": 604.2,
     "y": 418,
     "width": 160,
     "height": 48
    },
    {
     "name": "noAccess",
     "x": 235.2,
     "y": 318,
     "width": 160,
     "height": 48
    },
    {
     "name": "launchFailed",
     "x": 416.2,
     "y": 318,
     "width": 160,
     "height": 48
    }
   ],
   "passing": [],
   "begin": {
    "x": 408.6,
    "y": 6
   },
   "arrows": [
    {
     "line": "M408.6 12L408.6 30Q408.6 38 408.6 46L408.6 56",
     "tip": "M408.6 64L404.6 56L412.6 56Z",
     "labels": []
    },
    {
     "line": "M376.6 112L376.6 126Q376.6 134 368.6 134L264 134Q256 134 256 142L256 148Q256 156 256 164L256 183",
     "tip": "M256 191L252 183L260 183Z",
     "labels": [
      {
       "text": "member",
       "kind": "reply",
       "x": 256,
       "y": 156
      }
     ]
    },
    {
     "line": "M464.6 112L464.6 118.5Q464.6 125 472.6 125L654.3 125Q662.3 125 662.3 133L662.3 148Q662.3 156 662.3 164L662.3 183",
     "tip": "M662.3 191L658.3 183L666.3 183Z",
     "labels": [
      {
       "text": "member",
       "kind": "reply",
       "x": 662.3,
       "y": 156
      }
     ]
    },
    {
     "line": "M352.6 112L352.6 118.5Q352.6 125 344.6 125L88 125Q80 125 80 133L80 148Q80 156 80 164L80 183",
     "tip": "M80 191L76 183L84 183Z",
     "labels": [
      {
       "text": "visitor",
       "kind": "reply",
       "x": 80,
       "y": 156
      }
     ]
    },
    {
     "line": "M440.6 112L440.6 126Q440.6 134 448.6 134L497.4 134Q505.4 134 505.4 142L505.4 148Q505.4 156 505.4 164L505.4 207Q505.4 215 505.4 223L505.4 275Q505.4 283 505.4 291L505.4 310",
     "tip": "M505.4 318L501.4 310L509.4 310Z",
     "labels": [
      {
       "text": "failing",
       "kind": "reply",
       "x": 505.4,
       "y": 215
      }
     ]
    },
    {
     "line": "M630.3 239L630.3 253Q630.3 261 622.3 261L552.6 261Q544.6 261 544.6 269L544.6 275Q544.6 283 544.6 291L544.6 310",
     "tip": "M544.6 318L540.6 310L548.6 310Z",
     "labels": [
      {
       "text": "failing",
       "kind": "reply",
       "x": 544.6,
       "y": 283
      }
     ]
    },
    {
     "line": "M718.3 239L718.3 245.5Q718.3 252 726.3 252L852.2 252Q860.2 252 860.2 260L860.2 275Q860.2 283 860.2 291L860.2 334Q860.2 342 860.2 350L860.2 384Q860.2 392 860.2 400L860.2 410",
     "tip": "M860.2 418L856.2 410L864.2 410Z",
     "labels": [
      {
       "text": "opened",
       "kind": "reply",
       "x": 860.2,
       "y": 342
      }
     ]
    },
    {
     "line": "M694.3 239L694.3 253Q694.3 261 702.3 261L733.8 261Q741.8 261 741.8 269L741.8 275Q741.8 283 741.8 291L741.8 334Q741.8 342 741.8 350L741.8 384Q741.8 392 741.8 398.5L741.8 398.5Q741.8 405 741 405L741 405Q740.2 405 740.2 407.5L740.2 410",
     "tip": "M740.2 418L736.2 410L744.2 410Z",
     "labels": [
      {
       "text": "missing",
       "kind": "reply",
       "x": 741.8,
       "y": 342
      }
     ]
    },
    {
     "line": "M606.3 239L606.3 245.5Q606.3 252 598.3 252L323.2 252Q315.2 252 315.2 260L315.2 275Q315.2 283 315.2 291L315.2 310",
     "tip": "M315.2 318L311.2 310L319.2 310Z",
     "labels": [
      {
       "text": "not theirs",
       "kind": "reply",
       "x": 315.2,
       "y": 283
      }
     ]
    },
    {
     "line": "M641.4 341.5L641.4 291Q641.4 283 641.4 275L641.4 260Q641.4 252 647.8 252L647.8 252Q654.3 252 654.3 249.5L654.3 247",
     "tip": "M654.3 239L658.3 247L650.3 247Z",
     "labels": [
      {
       "text": "launch.requested",
       "kind": "event",
       "x": 641.4,
       "y": 283
      }
     ]
    },
    {
     "line": "M804.2 418L804.2 411.5Q804.2 405 796.2 405L780.2 405Q772.2 405 772.2 398.5L772.2 398.5Q772.2 392 772.2 385.5L772.2 385.5Q772.2 379 764.2 379L649.4 379Q641.4 379 641.4 371L641.4 342.5",
     "tip": "",
     "labels": []
    },
    {
     "line": "M641.4 418L641.4 400Q641.4 392 641.4 384L641.4 342.5",
     "tip": "",
     "labels": []
    },
    {
     "line": "M440.2 318L440.2 311.5Q440.2 305 432.2 305L416.6 305Q408.6 305 408.6 297L408.6 291Q408.6 283 408.6 275L408.6 223Q408.6 215 408.6 207L408.6 164Q408.6 156 408.6 148L408.6 120",
     "tip": "M408.6 112L412.6 120L404.6 120Z",
     "labels": [
      {
       "text": "launch.requested",
       "kind": "event",
       "x": 408.6,
       "y": 215
      }
     ]
    }
   ]
  }
 },
 {
  "name": "change-password",
  "title": {
   "ko": "비밀번호 바꾸기",
   "en": "Changing the password"
  },
  "states": [
   {
    "name": "enteringPasswords",
    "title": {
     "ko": "비밀번호 입력",
     "en": "Typing the passwords"
    },
    "isFinal": false,
    "tags": [],
    "desktop": "/mypage/change-password?at=enteringPasswords",
    "mobile": "/mypage/change-password?at=enteringPasswords",
    "next": [
     {
      "kind": "event",
      "name": "passwords.submitted",
      "state": "changingPassword"
     },
     {
      "kind": "event",
      "name": "link.requested",
      "state": "sendingLink"
     }
    ]
   },
   {
    "name": "changingPassword",
    "title": {
     "ko": "바꾸는 중",
     "en": "Changing it"
    },
    "isFinal": false,
    "tags": [
     "busy"
    ],
    "desktop": "/mypage/change-password?at=changingPassword",
    "mobile": "/mypage/change-password?at=changingPassword",
    "next": [
     {
      "kind": "reply",
      "name": "changePassword changed",
      "state": "passwordChanged"
     },
     {
      "kind": "reply",
      "name": "changePassword incomplete",
      "state": "enteringPasswords",
      "code": "MB41002400"
     },
     {
      "kind": "reply",
      "name": "changePassword wrong current",
      "state": "enteringPasswords",
      "code": "MB41102400"
     },
     {
      "kind": "reply",
      "name": "changePassword too weak",
      "state": "enteringPasswords",
      "code": "MB41105400"
     },
     {
      "kind": "reply",
      "name": "changePassword different",
      "state": "enteringPasswords",
      "code": "MB41104400"
     },
     {
      "kind": "reply",
      "name": "changePassword same",
      "state": "enteringPasswords",
      "code": "MB41103400"
     },
     {
      "kind": "reply",
      "name": "changePassword limited",
      "state": "enteringPasswords",
      "code": "PR20001429"
     },
     {
      "kind": "reply",
      "name": "changePassword failing",
      "state": "enteringPasswords",
      "code": "PR10006500"
     },
     {
      "kind": "reply",
      "name": "changePassword lost",
      "state": "enteringPasswords"
     },
     {
      "kind": "reply",
      "name": "changePassword offline",
      "state": "enteringPasswords"
     }
    ]
   },
   {
    "name": "sendingLink",
    "title": {
     "ko": "링크 보내는 중",
     "en": "Sending the link"
    },
    "isFinal": false,
    "tags": [
     "busy"
    ],
    "desktop": "/mypage/change-password?at=sendingLink",
    "mobile": "/mypage/change-password?at=sendingLink",
    "next": [
     {
      "kind": "reply",
      "name": "sendOwnPasswordLink sent",
      "state": "linkSent"
     },
     {
      "kind": "reply",
      "name": "sendOwnPasswordLink limited",
      "state": "enteringPasswords",
      "code": "MB22003429"
     },
     {
      "kind": "reply",
      "name": "sendOwnPasswordLink refused",
      "state": "enteringPasswords",
      "code": "MB22003500"
     },
     {
      "kind": "reply",
      "name": "sendOwnPasswordLink failing",
      "state": "enteringPasswords",
      "code": "MB22004500"
     },
     {
      "kind": "reply",
      "name": "sendOwnPasswordLink offline",
      "state": "enteringPasswords"
     }
    ]
   },
   {
    "name": "linkSent",
    "title": {
     "ko": "링크 보냄",
     "en": "Link was sent"
    },
    "isFinal": false,
    "tags": [],
    "desktop": "/mypage/change-password?at=linkSent",
    "mobile": "/mypage/change-password?at=linkSent",
    "next": [
     {
      "kind": "event",
      "name": "resend.requested",
      "state": "sendingLink"
     },
     {
      "kind": "event",
      "name": "back",
      "state": "enteringPasswords"
     }
    ]
   },
   {
    "name": "passwordChanged",
    "title": {
     "ko": "비밀번호 바뀜",
     "en": "Password changed"
    },
    "isFinal": true,
    "tags": [],
    "desktop": "/mypage/change-password?at=passwordChanged",
    "mobile": "/mypage/change-password?at=passwordChanged",
    "next": []
   }
  ],
  "transitions": 9,
  "paths": 4,
  "diagram": {
   "left": -16,
   "top": -16,
   "width": 1197,
   "height": 389,
   "groups": [],
   "states": [
    {
     "name": "enteringPasswords",
     "x": 257.6,
     "y": 64,
     "width": 160,
     "height": 48
    },
    {
     "name": "changingPassword",
     "x": 822.2,
     "y": 191,
     "width": 160,
     "height": 48
    },
    {
     "name": "sendingLink",
     "x": 164.2,
     "y": 191,
     "width": 160,
     "height": 48
    },
    {
     "name": "linkSent",
     "x": 38.4,
     "y": 309,
     "width": 160,
     "height": 48
    },
    {
     "name": "passwordChanged",
     "x": 822.2,
     "y": 309,
     "width": 160,
     "height": 48
    }
   ],
   "passing": [],
   "begin": {
    "x": 337.6,
    "y": 6
   },
   "arrows": [
    {
     "line": "M337.6 12L337.6 30Q337.6 38 337.6 46L337.6 56",
     "tip": "M337.6 64L333.6 56L341.6 56Z",
     "labels": []
    },
    {
     "line": "M393.6 112L393.6 118.5Q393.6 125 401.6 125L1088.4 125Q1096.4 125 1096.4 133L1096.4 148Q1096.4 156 1096.4 164L1096.4 170Q1096.4 178 1088.4 178L966.2 178Q958.2 178 958.2 180.5L958.2 183",
     "tip": "M958.2 191L954.2 183L962.2 183Z",
     "labels": [
      {
       "text": "passwords.submitted",
       "kind": "event",
       "x": 1096.4,
       "y": 156
      }
     ]
    },
    {
     "line": "M337.6 112L337.6 148Q337.6 156 337.6 164L337.6 170Q337.6 178 329.6 178L308.2 178Q300.2 178 300.2 180.5L300.2 183",
     "tip": "M300.2 191L296.2 183L304.2 183Z",
     "labels": [
      {
       "text": "link.requested",
       "kind": "event",
       "x": 337.6,
       "y": 156
      }
     ]
    },
    {
     "line": "M902.2 239L902.2 266Q902.2 274 902.2 282L902.2 301",
     "tip": "M902.2 309L898.2 301L906.2 301Z",
     "labels": [
      {
       "text": "changed",
       "kind": "reply",
       "x": 902.2,
       "y": 274
      }
     ]
    },
    {
     "line": "M846.2 191L846.2 184.5Q846.2 178 838.2 178L716 178Q708 178 708 170L708 164Q708 156 708 148L708 142Q708 134 700 134L377.6 134Q369.6 134 369.6 127L369.6 120",
     "tip": "M369.6 112L373.6 120L365.6 120Z",
     "labels": [
      {
       "text": "incomplete, wrong current, too weak, different, same, limited, failing, lost, offline",
       "kind": "reply",
       "x": 708,
       "y": 156
      }
     ]
    },
    {
     "line": "M300.2 239L300.2 245.5Q300.2 252 308.2 252L423.2 252Q431.2 252 431.2 260L431.2 266Q431.2 274 431.2 282L431.2 288Q431.2 296 423.2 296L182.4 296Q174.4 296 174.4 298.5L174.4 301",
     "tip": "M174.4 309L170.4 301L178.4 301Z",
     "labels": [
      {
       "text": "sent, limited, refused, failing, offline",
       "kind": "reply",
       "x": 431.2,
       "y": 274
      }
     ]
    },
    {
     "line": "M188.2 191L188.2 184.5Q188.2 178 180.2 178L158.8 178Q150.8 178 150.8 170L150.8 164Q150.8 156 150.8 148L150.8 142Q150.8 134 158.8 134L297.6 134Q305.6 134 305.6 127L305.6 120",
     "tip": "M305.6 112L309.6 120L301.6 120Z",
     "labels": [
      {
       "text": "limited, refused, failing, offline",
       "kind": "reply",
       "x": 150.8,
       "y": 156
      }
     ]
    },
    {
     "line": "M118.4 309L118.4 282Q118.4 274 118.4 266L118.4 260Q118.4 252 126.4 252L180.2 252Q188.2 252 188.2 249.5L188.2 247",
     "tip": "M188.2 239L192.2 247L184.2 247Z",
     "labels": [
      {
       "text": "resend.requested",
       "kind": "event",
       "x": 118.4,
       "y": 274
      }
     ]
    },
    {
     "line": "M62.4 309L62.4 302.5Q62.4 296 54.4 296L22.4 296Q14.4 296 14.4 288L14.4 282Q14.4 274 14.4 266L14.4 223Q14.4 215 14.4 207L14.4 164Q14.4 156 14.4 148L14.4 133Q14.4 125 22.4 125L273.6 125Q281.6 125 281.6 122.5L281.6 120",
     "tip": "M281.6 112L285.6 120L277.6 120Z",
     "labels": [
      {
       "text": "back",
       "kind": "event",
       "x": 14.4,
       "y": 215
      }
     ]
    }
   ]
  }
 },
 {
  "name": "withdrawal",
  "title": {
   "ko": "회원 탈퇴",
   "en": "Withdrawal"
  },
  "states": [
   {
    "name": "enteringWithdrawal",
    "title": {
     "ko": "탈퇴 쓰는 중",
     "en": "Filling the form"
    },
    "isFinal": false,
    "tags": [],
    "desktop": "/delete-account?at=enteringWithdrawal",
    "mobile": "/delete-account?at=enteringWithdrawal",
    "next": [
     {
      "kind": "event",
      "name": "human.asserted",
      "state": "provingHuman"
     },
     {
      "kind": "event",
      "name": "guardian.chosen",
      "state": "verifyingGuardian"
     }
    ]
   },
   {
    "name": "verifyingGuardian",
    "title": {
     "ko": "보호자 본인 확인",
     "en": "Guardian verifies"
    },
    "isFinal": false,
    "tags": [],
    "desktop": "/delete-account?at=verifyingGuardian",
    "mobile": "/delete-account?at=verifyingGuardian",
    "next": [
     {
      "kind": "event",
      "name": "guardian.verified",
      "state": "confirmingAsGuardian"
     },
     {
      "kind": "event",
      "name": "back",
      "state": "enteringWithdrawal"
     }
    ]
   },
   {
    "name": "confirmingAsGuardian",
    "title": {
     "ko": "보호자가 쓰는 중",
     "en": "Guardian fills it"
    },
    "isFinal": false,
    "tags": [],
    "desktop": "/delete-account?at=confirmingAsGuardian",
    "mobile": "/delete-account?at=confirmingAsGuardian",
    "next": [
     {
      "kind": "event",
      "name": "human.asserted",
      "state": "provingHuman"
     }
    ]
   },
   {
    "name": "provingHuman",
    "title": {
     "ko": "사람인지 확인",
     "en": "Checking for a person"
    },
    "isFinal": false,
    "tags": [
     "busy"
    ],
    "desktop": "/delete-account?at=provingHuman",
    "mobile": "/delete-account?at=provingHuman",
    "next": [
     {
      "kind": "reply",
      "name": "proveHuman proved",
      "state": "enteringWithdrawal"
     },
     {
      "kind": "reply",
      "name": "proveHuman refused",
      "state": "enteringWithdrawal",
      "code": "PR11006400"
     },
     {
      "kind": "reply",
      "name": "proveHuman offline",
      "state": "enteringWithdrawal"
     }
    ]
   },
   {
    "name": "withdrawing",
    "title": {
     "ko": "탈퇴하는 중",
     "en": "Closing the account"
    },
    "isFinal": false,
    "tags": [
     "busy"
    ],
    "desktop": "/delete-account?at=withdrawing",
    "mobile": "/delete-account?at=withdrawing",
    "next": [
     {
      "kind": "reply",
      "name": "withdraw withdrawn",
      "state": "withdrawn"
     },
     {
      "kind": "reply",
      "name": "withdraw wrong password",
      "state": "enteringWithdrawal",
      "code": "MB41003400"
     },
     {
      "kind": "reply",
      "name": "withdraw no password",
      "state": "enteringWithdrawal",
      "code": "MB41002400"
     },
     {
      "kind": "reply",
      "name": "withdraw too many passwords",
      "state": "enteringWithdrawal",
      "code": "PR20001429"
     },
     {
      "kind": "reply",
      "name": "withdraw no person",
      "state": "enteringWithdrawal",
      "code": "PR11006400"
     },
     {
      "kind": "reply",
      "name": "withdraw other refund",
      "state": "enteringWithdrawal",
      "code": "PR30001400"
     },
     {
      "kind": "reply",
      "name": "withdraw being paid",
      "state": "enteringWithdrawal",
      "code": "PR30009400"
     },
     {
      "kind": "reply",
      "name": "withdraw delayed",
      "state": "enteringWithdrawal",
      "code": "PR50001403"
     },
     {
      "kind": "reply",
      "name": "withdraw failing",
      "state": "enteringWithdrawal",
      "code": "PR10006500"
     },
     {
      "kind": "reply",
      "name": "withdraw offline",
      "state": "enteringWithdrawal"
     }
    ]
   },
   {
    "name": "withdrawn",
    "title": {
     "ko": "탈퇴함",
     "en": "Account is closed"
    },
    "isFinal": true,
    "tags": [],
    "desktop": "/delete-account?at=withdrawn",
    "mobile": "/delete-account?at=withdrawn",
    "next": []
   }
  ],
  "transitions": 16,
  "paths": 8,
  "diagram": {
   "left": -16,
   "top": -16,
   "width": 1650,
   "height": 661,
   "groups": [],
   "states": [
    {
     "name": "enteringWithdrawal",
     "x": 978.5,
     "y": 64,
     "width": 160,
     "height": 48
    },
    {
     "name": "verifyingGuardian",
     "x": 477.1,
     "y": 200,
     "width": 160,
     "height": 48
    },
    {
     "name": "confirmingAsGuardian",
     "x": 686.9,
     "y": 318,
     "width": 168,
     "height": 48
    },
    {
     "name": "provingHuman",
     "x": 1415.6,
     "y": 454,
     "width": 160,
     "height": 48
    },
    {
     "name": "withdrawing",
     "x": 1053.7,
     "y": 454,
     "width": 160,
     "height": 48
    },
    {
     "name": "withdrawn",
     "x": 1320,
     "y": 581,
     "width": 160,
     "height": 48
    }
   ],
   "passing": [
    {
     "name": "returning",
     "x": 657.4,
     "y": 589,
     "width": 93,
     "height": 32
    }
   ],
   "begin": {
    "x": 1058.5,
    "y": 6
   },
   "arrows": [
    {
     "line": "M1058.5 12L1058.5 30Q1058.5 38 1058.5 46L1058.5 56",
     "tip": "M1058.5 64L1054.5 56L1062.5 56Z",
     "labels": []
    },
    {
     "line": "M1114.5 112L1114.5 118.5Q1114.5 125 1122.5 125L1558.8 125Q1566.8 125 1566.8 133L1566.8 157Q1566.8 165 1566.8 173L1566.8 216Q1566.8 224 1566.8 232L1566.8 275Q1566.8 283 1566.8 291L1566.8 334Q1566.8 342 1566.8 350L1566.8 402Q1566.8 410 1566.8 418L1566.8 433Q1566.8 441 1559.2 441L1559.2 441Q1551.6 441 1551.6 443.5L1551.6 446",
     "tip": "M1551.6 454L1547.6 446L1555.6 446Z",
     "labels": [
      {
       "text": "human.asserted",
       "kind": "event",
       "x": 1566.8,
       "y": 283
      }
     ]
    },
    {
     "line": "M830.9 366L830.9 372.5Q830.9 379 838.9 379L1316.6 379Q1324.6 379 1324.6 387L1324.6 402Q1324.6 410 1324.6 418L1324.6 424Q1324.6 432 1332.6 432L1431.6 432Q1439.6 432 1439.6 439L1439.6 446",
     "tip": "M1439.6 454L1435.6 446L1443.6 446Z",
     "labels": [
      {
       "text": "human.asserted",
       "kind": "event",
       "x": 1324.6,
       "y": 410
      }
     ]
    },
    {
     "line": "M1090.5 112L1090.5 126Q1090.5 134 1098.5 134L1422.4 134Q1430.4 134 1430.4 142L1430.4 157Q1430.4 165 1430.4 173L1430.4 216Q1430.4 224 1430.4 232L1430.4 275Q1430.4 283 1430.4 291L1430.4 334Q1430.4 342 1430.4 350L1430.4 402Q1430.4 410 1430.4 418L1430.4 433Q1430.4 441 1422.4 441L1197.7 441Q1189.7 441 1189.7 443.5L1189.7 446",
     "tip": "M1189.7 454L1185.7 446L1193.7 446Z",
     "labels": [
      {
       "text": "withdrawal.submitted",
       "kind": "event",
       "x": 1430.4,
       "y": 283
      }
     ]
    },
    {
     "line": "M1066.5 112L1066.5 135Q1066.5 143 1074.5 143L1314.8 143Q1322.8 143 1322.8 151L1322.8 157Q1322.8 165 1322.8 173L1322.8 179Q1322.8 187 1314.8 187L621.1 187Q613.1 187 613.1 189.5L613.1 192",
     "tip": "M613.1 200L609.1 192L617.1 192Z",
     "labels": [
      {
       "text": "guardian.chosen",
       "kind": "event",
       "x": 1322.8,
       "y": 165
      }
     ]
    },
    {
     "line": "M613.1 248L613.1 254.5Q613.1 261 621.1 261L762.9 261Q770.9 261 770.9 269L770.9 275Q770.9 283 770.9 291L770.9 310",
     "tip": "M770.9 318L766.9 310L774.9 310Z",
     "labels": [
      {
       "text": "guardian.verified",
       "kind": "event",
       "x": 770.9,
       "y": 283
      }
     ]
    },
    {
     "line": "M501.1 200L501.1 193.5Q501.1 187 493.1 187L225.8 187Q217.8 187 217.8 179L217.8 173Q217.8 165 217.8 157L217.8 142Q217.8 134 225.8 134L1018.5 134Q1026.5 134 1026.5 127L1026.5 120",
     "tip": "M1026.5 112L1030.5 120L1022.5 120Z",
     "labels": [
      {
       "text": "back",
       "kind": "event",
       "x": 217.8,
       "y": 165
      }
     ]
    },
    {
     "line": "M806.9 366L806.9 380Q806.9 388 814.9 388L942.8 388Q950.8 388 950.8 396L950.8 402Q950.8 410 950.8 418L950.8 424Q950.8 432 958.8 432L1093.7 432Q1101.7 432 1101.7 439L1101.7 446",
     "tip": "M1101.7 454L1097.7 446L1105.7 446Z",
     "labels": [
      {
       "text": "guardian-withdrawal.submitted",
       "kind": "event",
       "x": 950.8,
       "y": 410
      }
     ]
    },
    {
     "line": "M1495.6 502L1495.6 529Q1495.6 537 1495.6 545L1495.6 560Q1495.6 568 1487.6 568L739.8 568Q731.8 568 731.8 574.5L731.8 581",
     "tip": "M731.8 589L727.8 581L735.8 581Z",
     "labels": [
      {
       "text": "proved, refused, offline",
       "kind": "reply",
       "x": 1495.6,
       "y": 537
      }
     ]
    },
    {
     "line": "M1189.7 502L1189.7 508.5Q1189.7 515 1197.7 515L1232.8 515Q1240.8 515 1240.8 523L1240.8 529Q1240.8 537 1240.8 545L1240.8 551Q1240.8 559 1248.8 559L1336 559Q1344 559 1344 566L1344 573",
     "tip": "M1344 581L1340 573L1348 573Z",
     "labels": [
      {
       "text": "withdrawn",
       "kind": "reply",
       "x": 1240.8,
       "y": 537
      }
     ]
    },
    {
     "line": "M1077.7 502L1077.7 508.5Q1077.7 515 1069.7 515L802.8 515Q794.8 515 794.8 523L794.8 529Q794.8 537 794.8 545L794.8 551Q794.8 559 786.8 559L721.2 559Q713.2 559 713.2 567L713.2 581",
     "tip": "M713.2 589L709.2 581L717.2 581Z",
     "labels": [
      {
       "text": "no person, other refund, being paid, delayed, wrong password, no password, too many passwords, failing, offline",
       "kind": "reply",
       "x": 794.8,
       "y": 537
      }
     ]
    },
    {
     "line": "M1077.7 454L1077.7 447.5Q1077.7 441 1069.7 441L367.6 441Q359.6 441 359.6 433L359.6 418Q359.6 410 359.6 402L359.6 350Q359.6 342 359.6 334L359.6 291Q359.6 283 359.6 275L359.6 269Q359.6 261 367.6 261L493.1 261Q501.1 261 501.1 258.5L501.1 256",
     "tip": "M501.1 248L505.1 256L497.1 256Z",
     "labels": [
      {
       "text": "other person, unfinished verification, late verification, refused verification",
       "kind": "reply",
       "x": 359.6,
       "y": 342
      }
     ]
    },
    {
     "line": "M694.6 589L694.6 567Q694.6 559 686.6 559L389.2 559Q381.2 559 381.2 551L381.2 545Q381.2 537 381.2 529L381.2 486Q381.2 478 381.2 470L381.2 418Q381.2 410 381.2 402L381.2 387Q381.2 379 389.2 379L702.9 379Q710.9 379 710.9 376.5L710.9 374",
     "tip": "M710.9 366L714.9 374L706.9 374Z",
     "labels": [
      {
       "text": "isByGuardian",
       "kind": "guard",
       "x": 381.2,
       "y": 478
      }
     ]
    },
    {
     "line": "M676 589L676 576Q676 568 668 568L40.4 568Q32.4 568 32.4 560L32.4 545Q32.4 537 32.4 529L32.4 486Q32.4 478 32.4 470L32.4 418Q32.4 410 32.4 402L32.4 350Q32.4 342 32.4 334L32.4 291Q32.4 283 32.4 275L32.4 232Q32.4 224 32.4 216L32.4 173Q32.4 165 32.4 157L32.4 133Q32.4 125 40.4 125L994.5 125Q1002.5 125 1002.5 122.5L1002.5 120",
     "tip": "M1002.5 112L1006.5 120L998.5 120Z",
     "labels": [
      {
       "text": "otherwise",
       "kind": "guard",
       "x": 32.4,
       "y": 342
      }
     ]
    }
   ]
  }
 },
 {
  "name": "edit-profile",
  "title": {
   "ko": "회원 정보 수정",
   "en": "Editing the profile"
  },
  "states": [
   {
    "name": "enteringPassword",
    "title": {
     "ko": "비밀번호 입력",
     "en": "Typing the password"
    },
    "isFinal": false,
    "tags": [],
    "desktop": "/mypage/edit?at=enteringPassword",
    "mobile": "/mypage/edit?at=enteringPassword",
    "next": [
     {
      "kind": "event",
      "name": "password.submitted",
      "state": "checkingPassword"
     }
    ]
   },
   {
    "name": "checkingPassword",
    "title": {
     "ko": "비밀번호 확인 중",
     "en": "Checking the password"
    },
    "isFinal": false,
    "tags": [
     "busy"
    ],
    "desktop": "/mypage/edit?at=checkingPassword",
    "mobile": "/mypage/edit?at=checkingPassword",
    "next": [
     {
      "kind": "reply",
      "name": "verifyPassword right",
      "state": "loadingProfile"
     },
     {
      "kind": "reply",
      "name": "verifyPassword empty",
      "state": "enteringPassword",
      "code": "MB41002400"
     },
     {
      "kind": "reply",
      "name": "verifyPassword wrong",
      "state": "enteringPassword",
      "code": "MB41003400"
     },
     {
      "kind": "reply",
      "name": "verifyPassword limited",
      "state": "enteringPassword",
      "code": "PR20001429"
     },
     {
      "kind": "reply",
      "name": "verifyPassword offline",
      "state": "enteringPassword"
     }
    ]
   },
   {
    "name": "loadingProfile",
    "title": {
     "ko": "정보 읽는 중",
     "en": "Loading the profile"
    },
    "isFinal": false,
    "tags": [
     "busy"
    ],
    "desktop": "/mypage/edit?at=loadingProfile",
    "mobile": "/mypage/edit?at=loadingProfile",
    "next": [
     {
      "kind": "reply",
      "name": "profile loaded",
      "state": "editing"
     },
     {
      "kind": "reply",
      "name": "profile failing",
      "state": "profileUnavailable",
      "code": "PR10006500"
     }
    ]
   },
   {
    "name": "profileUnavailable",
    "title": {
     "ko": "정보 못 읽음",
     "en": "Profile not loaded"
    },
    "isFinal": false,
    "tags": [],
    "desktop": "/mypage/edit?at=profileUnavailable",
    "mobile": "/mypage/edit?at=profileUnavailable",
    "next": [
     {
      "kind": "event",
      "name": "profile.requested",
      "state": "loadingProfile"
     }
    ]
   },
   {
    "name": "editing",
    "title": {
     "ko": "정보 고치는 중",
     "en": "Editing the profile"
    },
    "isFinal": false,
    "tags": [],
    "desktop": "/mypage/edit?at=editing",
    "mobile": "/mypage/edit?at=editing",
    "next": [
     {
      "kind": "event",
      "name": "email.requested",
      "state": "verifyingEmail"
     },
     {
      "kind": "event",
      "name": "phone.requested pressed",
      "state": "verifyingPhone"
     },
     {
      "kind": "event",
      "name": "phone.requested contested",
      "state": "verifyingPhone"
     },
     {
      "kind": "event",
      "name": "profile.submitted typed",
      "state": "savingProfile"
     },
     {
      "kind": "event",
      "name": "profile.submitted contested",
      "state": "savingProfile"
     },
     {
      "kind": "event",
      "name": "profile.submitted outdated",
      "state": "savingProfile"
     },
     {
      "kind": "reply",
      "name": "deadline",
      "state": "enteringPassword"
     }
    ]
   },
   {
    "name": "savingProfile",
    "title": {
     "ko": "저장 중",
     "en": "Saving it"
    },
    "isFinal": false,
    "tags": [
     "busy"
    ],
    "desktop": "/mypage/edit?at=savingProfile",
    "mobile": "/mypage/edit?at=savingProfile",
    "next": [
     {
      "kind": "reply",
      "name": "updateProfile saved",
      "state": "profileSaved"
     },
     {
      "kind": "reply",
      "name": "updateProfile too late",
      "state": "enteringPassword",
      "code": "PR20006403"
     },
     {
      "kind": "reply",
      "name": "updateProfile invalid email",
      "state": "editing",
      "code": "MB10005400"
     },
     {
      "kind": "reply",
      "name": "updateProfile unverified email",
      "state": "editing",
      "code": "PR11003400"
     },
     {
      "kind": "reply",
      "name": "updateProfile email in use",
      "state": "editing",
      "code": "MB11001400"
     },
     {
      "kind": "reply",
      "name": "updateProfile invalid phone",
      "state": "editing",
      "code": "MB10004400"
     },
     {
      "kind": "reply",
      "name": "updateProfile unverified phone",
      "state": "editing",
      "code": "MB12101404"
     },
     {
      "kind": "reply",
      "name": "updateProfile new marketing text",
      "state": "editing",
      "code": "PR11007400"
     },
     {
      "kind": "reply",
      "name": "updateProfile invalid",
      "state": "editing",
      "code": "PR10002400"
     },
     {
      "kind": "reply",
      "name": "updateProfile failing",
      "state": "editing",
      "code": "PR10006500"
     },
     {
      "kind": "reply",
      "name": "updateProfile lost",
      "state": "editing"
     },
     {
      "kind": "reply",
      "name": "updateProfile offline",
      "state": "editing"
     }
    ]
   },
   {
    "name": "comparing",
    "title": {
     "ko": "바뀐 곳 비교 중",
     "en": "Comparing the values"
    },
    "isFinal": false,
    "tags": [
     "busy"
    ],
    "desktop": "/mypage/edit?at=comparing",
    "mobile": "/mypage/edit?at=comparing",
    "next": [
     {
      "kind": "reply",
      "name": "profile differing",
      "state": "choosingValues"
     }
    ]
   },
   {
    "name": "choosingValues",
    "title": {
     "ko": "값 고르는 중",
     "en": "Choosing values"
    },
    "isFinal": false,
    "tags": [],
    "desktop": "/mypage/edit?at=choosingValues",
    "mobile": "/mypage/edit?at=choosingValues",
    "next": [
     {
      "kind": "event",
      "name": "values.chosen merged",
      "state": "editing"
     },
     {
      "kind": "event",
      "name": "values.chosen all stored",
      "state": "editing"
     }
    ]
   },
   {
    "name": "verifyingEmail",
    "title": {
     "ko": "이메일 확인 중",
     "en": "Verifying an email"
    },
    "isFinal": false,
    "tags": [],
    "desktop": "/mypage/edit?at=verifyingEmail",
    "mobile": "/mypage/edit?at=verifyingEmail",
    "next": [
     {
      "kind": "event",
      "name": "email.verified",
      "state": "editing"
     },
     {
      "kind": "event",
      "name": "back",
      "state": "editing"
     }
    ]
   },
   {
    "name": "verifyingPhone",
    "title": {
     "ko": "번호 확인 중",
     "en": "Verifying a phone"
    },
    "isFinal": false,
    "tags": [],
    "desktop": "/mypage/edit?at=verifyingPhone",
    "mobile": "/mypage/edit?at=verifyingPhone",
    "next": [
     {
      "kind": "event",
      "name": "identity.verified",
      "state": "takingIdentity"
     },
     {
      "kind": "event",
      "name": "back",
      "state": "editing"
     }
    ]
   },
   {
    "name": "takingIdentity",
    "title": {
     "ko": "번호 저장 중",
     "en": "Storing the phone"
    },
    "isFinal": false,
    "tags": [
     "busy"
    ],
    "desktop": "/mypage/edit?at=takingIdentity",
    "mobile": "/mypage/edit?at=takingIdentity",
    "next": [
     {
      "kind": "reply",
      "name": "verifyMember taken",
      "state": "refreshingProfile"
     },
     {
      "kind": "reply",
      "name": "verifyMember unfinished",
      "state": "editing",
      "code": "MB12101404"
     },
     {
      "kind": "reply",
      "name": "verifyMember late",
      "state": "editing",
      "code": "MB10011404"
     },
     {
      "kind": "reply",
      "name": "verifyMember refused",
      "state": "editing",
      "code": "PR12001400"
     },
     {
      "kind": "reply",
      "name": "verifyMember foreign",
      "state": "editing",
      "code": "MB40203400"
     },
     {
      "kind": "reply",
      "name": "verifyMember too late",
      "state": "enteringPassword",
      "code": "PR20006403"
     }
    ]
   },
   {
    "name": "refreshingProfile",
    "title": {
     "ko": "정보 다시 읽는 중",
     "en": "Reading it again"
    },
    "isFinal": false,
    "tags": [
     "busy"
    ],
    "desktop": "/mypage/edit?at=refreshingProfile",
    "mobile": "/mypage/edit?at=refreshingProfile",
    "next": [
     {
      "kind": "reply",
      "name": "profile loaded",
      "state": "editing"
     },
     {
      "kind": "reply",
      "name": "profile failing",
      "state": "editing",
      "code": "PR10006500"
     }
    ]
   },
   {
    "name": "profileSaved",
    "title": {
     "ko": "저장됨",
     "en": "Profile saved"
    },
    "isFinal": true,
    "tags": [],
    "desktop": "/mypage/edit?at=profileSaved",
    "mobile": "/mypage/edit?at=profileSaved",
    "next": []
   }
  ],
  "transitions": 29,
  "paths": 13,
  "diagram": {
   "left": -16,
   "top": -16,
   "width": 2168,
   "height": 1069,
   "groups": [],
   "states": [
    {
     "name": "enteringPassword",
     "x": 1069.1,
     "y": 64,
     "width": 160,
     "height": 48
    },
    {
     "name": "checkingPassword",
     "x": 1275.2,
     "y": 200,
     "width": 160,
     "height": 48
    },
    {
     "name": "loadingProfile",
     "x": 466.9,
     "y": 318,
     "width": 160,
     "height": 48
    },
    {
     "name": "profileUnavailable",
     "x": 416.7,
     "y": 445,
     "width": 160,
     "height": 48
    },
    {
     "name": "editing",
     "x": 716.3,
     "y": 445,
     "width": 160,
     "height": 48
    },
    {
     "name": "savingProfile",
     "x": 1458.7,
     "y": 617,
     "width": 160,
     "height": 48
    },
    {
     "name": "comparing",
     "x": 1080.2,
     "y": 753,
     "width": 160,
     "height": 48
    },
    {
     "name": "choosingValues",
     "x": 492.4,
     "y": 871,
     "width": 160,
     "height": 48
    },
    {
     "name": "verifyingEmail",
     "x": 150.5,
     "y": 617,
     "width": 160,
     "height": 48
    },
    {
     "name": "verifyingPhone",
     "x": 1906.8,
     "y": 617,
     "width": 160,
     "height": 48
    },
    {
     "name": "takingIdentity",
     "x": 1954.3,
     "y": 753,
     "width": 160,
     "height": 48
    },
    {
     "name": "refreshingProfile",
     "x": 492.4,
     "y": 989,
     "width": 160,
     "height": 48
    },
    {
     "name": "profileSaved",
     "x": 379.2,
     "y": 753,
     "width": 160,
     "height": 48
    }
   ],
   "passing": [],
   "begin": {
    "x": 1149.1,
    "y": 6
   },
   "arrows": [
    {
     "line": "M1149.1 12L1149.1 30Q1149.1 38 1149.1 46L1149.1 56",
     "tip": "M1149.1 64L1145.1 56L1153.1 56Z",
     "labels": []
    },
    {
     "line": "M1181.1 112L1181.1 126Q1181.1 134 1189.1 134L1534 134Q1542 134 1542 142L1542 157Q1542 165 1542 173L1542 179Q1542 187 1534 187L1419.2 187Q1411.2 187 1411.2 189.5L1411.2 192",
     "tip": "M1411.2 200L1407.2 192L1415.2 192Z",
     "labels": [
      {
       "text": "password.submitted",
       "kind": "event",
       "x": 1542,
       "y": 165
      }
     ]
    },
    {
     "line": "M1355.2 248L1355.2 275Q1355.2 283 1355.2 291L1355.2 334Q1355.2 342 1355.2 350L1355.2 393Q1355.2 401 1355.2 409L1355.2 424Q1355.2 432 1347.2 432L860.3 432Q852.3 432 852.3 434.5L852.3 437",
     "tip": "M852.3 445L848.3 437L856.3 437Z",
     "labels": [
      {
       "text": "right",
       "kind": "reply",
       "x": 1355.2,
       "y": 342
      }
     ]
    },
    {
     "line": "M1299.2 248L1299.2 254.5Q1299.2 261 1291.2 261L554.9 261Q546.9 261 546.9 269L546.9 275Q546.9 283 546.9 291L546.9 310",
     "tip": "M546.9 318L542.9 310L550.9 310Z",
     "labels": [
      {
       "text": "right",
       "kind": "reply",
       "x": 546.9,
       "y": 283
      }
     ]
    },
    {
     "line": "M1355.2 200L1355.2 173Q1355.2 165 1355.2 157L1355.2 151Q1355.2 143 1347.2 143L1165.1 143Q1157.1 143 1157.1 135L1157.1 120",
     "tip": "M1157.1 112L1161.1 120L1153.1 120Z",
     "labels": [
      {
       "text": "empty, wrong, limited, offline",
       "kind": "reply",
       "x": 1355.2,
       "y": 165
      }
     ]
    },
    {
     "line": "M602.9 366L602.9 372.5Q602.9 379 610.9 379L986.7 379Q994.7 379 994.7 387L994.7 393Q994.7 401 994.7 409L994.7 415Q994.7 423 986.7 423L836.3 423Q828.3 423 828.3 430L828.3 437",
     "tip": "M828.3 445L824.3 437L832.3 437Z",
     "labels": [
      {
       "text": "loaded",
       "kind": "reply",
       "x": 994.7,
       "y": 401
      }
     ]
    },
    {
     "line": "M546.9 366L546.9 393Q546.9 401 546.9 409L546.9 437",
     "tip": "M546.9 445L542.9 437L550.9 437Z",
     "labels": [
      {
       "text": "failing",
       "kind": "reply",
       "x": 546.9,
       "y": 401
      }
     ]
    },
    {
     "line": "M446.5 445L446.5 409Q446.5 401 446.5 393L446.5 387Q446.5 379 454.5 379L482.9 379Q490.9 379 490.9 376.5L490.9 374",
     "tip": "M490.9 366L494.9 374L486.9 374Z",
     "labels": [
      {
       "text": "profile.requested",
       "kind": "event",
       "x": 446.5,
       "y": 401
      }
     ]
    },
    {
     "line": "M818.1 493L818.1 525Q818.1 533 826.1 533L1625 533Q1633 533 1633 541L1633 565Q1633 573 1633 581L1633 596Q1633 604 1625 604L1602.7 604Q1594.7 604 1594.7 606.5L1594.7 609",
     "tip": "M1594.7 617L1590.7 609L1598.7 609Z",
     "labels": [
      {
       "text": "profile.submitted",
       "kind": "event",
       "x": 1633,
       "y": 573
      }
     ]
    },
    {
     "line": "M759.9 493L759.9 516Q759.9 524 751.9 524L260.1 524Q252.1 524 252.1 532L252.1 565Q252.1 573 252.1 581L252.1 609",
     "tip": "M252.1 617L248.1 609L256.1 609Z",
     "labels": [
      {
       "text": "email.requested",
       "kind": "event",
       "x": 252.1,
       "y": 573
      }
     ]
    },
    {
     "line": "M861.8 493L861.8 499.5Q861.8 506 869.8 506L2010.1 506Q2018.1 506 2018.1 514L2018.1 565Q2018.1 573 2018.1 581L2018.1 609",
     "tip": "M2018.1 617L2014.1 609L2022.1 609Z",
     "labels": [
      {
       "text": "phone.requested",
       "kind": "event",
       "x": 2018.1,
       "y": 573
      }
     ]
    },
    {
     "line": "M740.3 445L740.3 438.5Q740.3 432 732.3 432L649.9 432Q641.9 432 641.9 424L641.9 409Q641.9 401 641.9 393L641.9 350Q641.9 342 641.9 334L641.9 291Q641.9 283 641.9 275L641.9 232Q641.9 224 641.9 216L641.9 173Q641.9 165 641.9 157L641.9 133Q641.9 125 649.9 125L1085.1 125Q1093.1 125 1093.1 122.5L1093.1 120",
     "tip": "M1093.1 112L1097.1 120L1089.1 120Z",
     "labels": [
      {
       "text": "deadline",
       "kind": "reply",
       "x": 641.9,
       "y": 283
      }
     ]
    },
    {
     "line": "M1482.7 665L1482.7 671.5Q1482.7 678 1474.7 678L467.2 678Q459.2 678 459.2 686L459.2 701Q459.2 709 459.2 717L459.2 745",
     "tip": "M459.2 753L455.2 745L463.2 745Z",
     "labels": [
      {
       "text": "saved, saved again",
       "kind": "reply",
       "x": 459.2,
       "y": 709
      }
     ]
    },
    {
     "line": "M1879.9 468.5L1879.9 409Q1879.9 401 1879.9 393L1879.9 350Q1879.9 342 1879.9 334L1879.9 291Q1879.9 283 1879.9 275L1879.9 232Q1879.9 224 1879.9 216L1879.9 173Q1879.9 165 1879.9 157L1879.9 133Q1879.9 125 1871.9 125L1213.1 125Q1205.1 125 1205.1 122.5L1205.1 120",
     "tip": "M1205.1 112L1209.1 120L1201.1 120Z",
     "labels": [
      {
       "text": "too late",
       "kind": "reply",
       "x": 1879.9,
       "y": 283
      }
     ]
    },
    {
     "line": "M1557.8 617L1557.8 581Q1557.8 573 1557.8 565L1557.8 550Q1557.8 542 1565.8 542L1871.9 542Q1879.9 542 1879.9 534L1879.9 469.5",
     "tip": "",
     "labels": []
    },
    {
     "line": "M2090.3 753L2090.3 746.5Q2090.3 740 2095 740L2095 740Q2099.6 740 2099.6 732L2099.6 717Q2099.6 709 2099.6 701L2099.6 649Q2099.6 641 2099.6 633L2099.6 581Q2099.6 573 2099.6 565L2099.6 532Q2099.6 524 2091.6 524L1887.9 524Q1879.9 524 1879.9 516L1879.9 469.5",
     "tip": "",
     "labels": []
    },
    {
     "line": "M1594.7 665L1594.7 671.5Q1594.7 678 1602.7 678L1640.3 678Q1648.3 678 1648.3 686L1648.3 701Q1648.3 709 1648.3 717L1648.3 732Q1648.3 740 1640.3 740L1224.2 740Q1216.2 740 1216.2 742.5L1216.2 745",
     "tip": "M1216.2 753L1212.2 745L1220.2 745Z",
     "labels": [
      {
       "text": "changed elsewhere, outdated",
       "kind": "reply",
       "x": 1648.3,
       "y": 709
      }
     ]
    },
    {
     "line": "M1482.7 617L1482.7 610.5Q1482.7 604 1474.7 604L1080.2 604Q1072.2 604 1072.2 596L1072.2 581Q1072.2 573 1072.2 565L1072.2 550Q1072.2 542 1064.2 542L811.6 542Q803.6 542 803.6 534L803.6 501",
     "tip": "M803.6 493L807.6 501L799.6 501Z",
     "labels": [
      {
       "text": "invalid email, unverified email, email in use, invalid phone, unverified phone, new marketing text, invalid, failing, lost, offline",
       "kind": "reply",
       "x": 1072.2,
       "y": 573
      }
     ]
    },
    {
     "line": "M1160.2 801L1160.2 828Q1160.2 836 1160.2 844L1160.2 850Q1160.2 858 1152.2 858L636.4 858Q628.4 858 628.4 860.5L628.4 863",
     "tip": "M628.4 871L624.4 863L632.4 863Z",
     "labels": [
      {
       "text": "differing",
       "kind": "reply",
       "x": 1160.2,
       "y": 836
      }
     ]
    },
    {
     "line": "M1192.2 753L1192.2 739Q1192.2 731 1200.2 731L1311.5 731Q1319.5 731 1319.5 723L1319.5 717Q1319.5 709 1319.5 701L1319.5 695Q1319.5 687 1327.5 687L1498.7 687Q1506.7 687 1506.7 680L1506.7 673",
     "tip": "M1506.7 665L1510.7 673L1502.7 673Z",
     "labels": [
      {
       "text": "reread",
       "kind": "reply",
       "x": 1319.5,
       "y": 709
      }
     ]
    },
    {
     "line": "M1104.2 753L1104.2 746.5Q1104.2 740 1096.2 740L594.6 740Q586.6 740 586.6 732L586.6 717Q586.6 709 586.6 701L586.6 649Q586.6 641 586.6 633L586.6 581Q586.6 573 586.6 565L586.6 550Q586.6 542 594.6 542L781 542Q789 542 789 534L789 501",
     "tip": "M789 493L793 501L785 501Z",
     "labels": [
      {
       "text": "failing",
       "kind": "reply",
       "x": 586.6,
       "y": 641
      }
     ]
    },
    {
     "line": "M516.4 871L516.4 864.5Q516.4 858 508.4 858L341.6 858Q333.6 858 333.6 850L333.6 844Q333.6 836 333.6 828L333.6 785Q333.6 777 333.6 769L333.6 717Q333.6 709 333.6 701L333.6 649Q333.6 641 333.6 633L333.6 581Q333.6 573 333.6 565L333.6 541Q333.6 533 341.6 533L766.5 533Q774.5 533 774.5 525L774.5 501",
     "tip": "M774.5 493L778.5 501L770.5 501Z",
     "labels": [
      {
       "text": "values.chosen",
       "kind": "event",
       "x": 333.6,
       "y": 709
      }
     ]
    },
    {
     "line": "M174.5 617L174.5 610.5Q174.5 604 166.5 604L141.7 604Q133.7 604 133.7 596L133.7 581Q133.7 573 133.7 565L133.7 523Q133.7 515 141.7 515L737.4 515Q745.4 515 745.4 508L745.4 501",
     "tip": "M745.4 493L749.4 501L741.4 501Z",
     "labels": [
      {
       "text": "email.verified",
       "kind": "event",
       "x": 133.7,
       "y": 564
      },
      {
       "text": "back",
       "kind": "event",
       "x": 133.7,
       "y": 582
      }
     ]
    },
    {
     "line": "M1986.8 665L1986.8 701Q1986.8 709 1986.8 717L1986.8 723Q1986.8 731 1994.6 731L1994.6 731Q2002.3 731 2002.3 738L2002.3 745",
     "tip": "M2002.3 753L1998.3 745L2006.3 745Z",
     "labels": [
      {
       "text": "identity.verified",
       "kind": "event",
       "x": 1986.8,
       "y": 709
      }
     ]
    },
    {
     "line": "M1930.8 617L1930.8 610.5Q1930.8 604 1922.8 604L1890.4 604Q1882.4 604 1882.4 596L1882.4 581Q1882.4 573 1882.4 565L1882.4 523Q1882.4 515 1874.4 515L855.2 515Q847.2 515 847.2 508L847.2 501",
     "tip": "M847.2 493L851.2 501L843.2 501Z",
     "labels": [
      {
       "text": "back",
       "kind": "event",
       "x": 1882.4,
       "y": 573
      }
     ]
    },
    {
     "line": "M2034.3 801L2034.3 828Q2034.3 836 2034.3 844L2034.3 887Q2034.3 895 2034.3 903L2034.3 946Q2034.3 954 2034.3 962L2034.3 968Q2034.3 976 2026.3 976L636.4 976Q628.4 976 628.4 978.5L628.4 981",
     "tip": "M628.4 989L624.4 981L632.4 981Z",
     "labels": [
      {
       "text": "taken, taken while contested",
       "kind": "reply",
       "x": 2034.3,
       "y": 895
      }
     ]
    },
    {
     "line": "M1978.3 753L1978.3 746.5Q1978.3 740 1970.3 740L1777.4 740Q1769.4 740 1769.4 732L1769.4 717Q1769.4 709 1769.4 701L1769.4 649Q1769.4 641 1769.4 633L1769.4 581Q1769.4 573 1769.4 565L1769.4 532Q1769.4 524 1761.4 524L840.7 524Q832.7 524 832.7 516L832.7 501",
     "tip": "M832.7 493L836.7 501L828.7 501Z",
     "labels": [
      {
       "text": "unfinished, late, refused, foreign",
       "kind": "reply",
       "x": 1769.4,
       "y": 641
      }
     ]
    },
    {
     "line": "M572.4 989L572.4 962Q572.4 954 572.4 946L572.4 927",
     "tip": "M572.4 919L576.4 927L568.4 927Z",
     "labels": [
      {
       "text": "differing",
       "kind": "reply",
       "x": 572.4,
       "y": 954
      }
     ]
    },
    {
     "line": "M516.4 989L516.4 982.5Q516.4 976 508.4 976L62 976Q54 976 54 968L54 962Q54 954 54 946L54 903Q54 895 54 887L54 844Q54 836 54 828L54 785Q54 777 54 769L54 717Q54 709 54 701L54 649Q54 641 54 633L54 581Q54 573 54 565L54 514Q54 506 62 506L722.8 506Q730.8 506 730.8 503.5L730.8 501",
     "tip": "M730.8 493L734.8 501L726.8 501Z",
     "labels": [
      {
       "text": "loaded, failing",
       "kind": "reply",
       "x": 54,
       "y": 777
      }
     ]
    }
   ]
  }
 }
]
