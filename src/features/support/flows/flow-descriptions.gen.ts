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
      "name": "logout.requested",
      "state": "signingOut"
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
   }
  ],
  "transitions": 19,
  "paths": 14,
  "diagram": {
   "left": -16,
   "top": -16,
   "width": 863,
   "height": 670,
   "groups": [],
   "states": [
    {
     "name": "anonymous",
     "x": 304,
     "y": 64,
     "width": 160,
     "height": 48
    },
    {
     "name": "signedIn",
     "x": 393.8,
     "y": 209,
     "width": 160,
     "height": 48
    },
    {
     "name": "checking",
     "x": 601.8,
     "y": 345,
     "width": 160,
     "height": 48
    },
    {
     "name": "refreshing",
     "x": 505.7,
     "y": 472,
     "width": 160,
     "height": 48
    },
    {
     "name": "rejected",
     "x": 189,
     "y": 590,
     "width": 160,
     "height": 48
    },
    {
     "name": "signingOut",
     "x": 65.4,
     "y": 345,
     "width": 160,
     "height": 48
    }
   ],
   "passing": [],
   "begin": {
    "x": 384,
    "y": 6
   },
   "arrows": [
    {
     "line": "M384 12L384 30Q384 38 384 46L384 56",
     "tip": "M384 64L380 56L388 56Z",
     "labels": []
    },
    {
     "line": "M416 112L416 126Q416 134 424 134L589.4 134Q597.4 134 597.4 142L597.4 157Q597.4 165 597.4 173L597.4 188Q597.4 196 589.4 196L537.8 196Q529.8 196 529.8 198.5L529.8 201",
     "tip": "M529.8 209L525.8 201L533.8 201Z",
     "labels": [
      {
       "text": "session.opened",
       "kind": "event",
       "x": 597.4,
       "y": 165
      }
     ]
    },
    {
     "line": "M530.9 257L530.9 263.5Q530.9 270 538.9 270L728.3 270Q736.3 270 736.3 278L736.3 302Q736.3 310 736.3 318L736.3 337",
     "tip": "M736.3 345L732.3 337L740.3 337Z",
     "labels": [
      {
       "text": "check.requested",
       "kind": "event",
       "x": 736.3,
       "y": 310
      }
     ]
    },
    {
     "line": "M485.2 257L485.2 280Q485.2 288 493.2 288L526.8 288Q534.8 288 534.8 296L534.8 302Q534.8 310 534.8 318L534.8 361Q534.8 369 534.8 377L534.8 420Q534.8 428 534.8 436L534.8 442Q534.8 450 542.8 450L545.7 450Q553.7 450 553.7 457L553.7 464",
     "tip": "M553.7 472L549.7 464L557.7 464Z",
     "labels": [
      {
       "text": "access.refused",
       "kind": "event",
       "x": 534.8,
       "y": 369
      }
     ]
    },
    {
     "line": "M439.5 257L439.5 271Q439.5 279 431.5 279L190.3 279Q182.3 279 182.3 287L182.3 302Q182.3 310 182.3 318L182.3 337",
     "tip": "M182.3 345L178.3 337L186.3 337Z",
     "labels": [
      {
       "text": "logout.requested",
       "kind": "event",
       "x": 182.3,
       "y": 310
      }
     ]
    },
    {
     "line": "M417.8 209L417.8 202.5Q417.8 196 409.8 196L392 196Q384 196 384 188L384 173Q384 165 384 157L384 120",
     "tip": "M384 112L388 120L380 120Z",
     "labels": [
      {
       "text": "session.closed",
       "kind": "event",
       "x": 384,
       "y": 165
      }
     ]
    },
    {
     "line": "M780.2 232.5L780.2 173Q780.2 165 780.2 157L780.2 133Q780.2 125 772.2 125L448 125Q440 125 440 122.5L440 120",
     "tip": "M440 112L444 120L436 120Z",
     "labels": [
      {
       "text": "session.closed",
       "kind": "event",
       "x": 780.2,
       "y": 156
      },
      {
       "text": "gone",
       "kind": "reply",
       "x": 780.2,
       "y": 174
      }
     ]
    },
    {
     "line": "M668.3 345L668.3 318Q668.3 310 668.3 302L668.3 287Q668.3 279 676.3 279L772.2 279Q780.2 279 780.2 271L780.2 233.5",
     "tip": "",
     "labels": []
    },
    {
     "line": "M641.7 472L641.7 465.5Q641.7 459 649.7 459L809.8 459Q817.8 459 817.8 451L817.8 436Q817.8 428 817.8 420L817.8 377Q817.8 369 817.8 361L817.8 318Q817.8 310 817.8 302L817.8 278Q817.8 270 809.8 270L788.2 270Q780.2 270 780.2 262L780.2 233.5",
     "tip": "",
     "labels": []
    },
    {
     "line": "M625.8 345L625.8 338.5Q625.8 332 617.8 332L615.5 332Q607.5 332 607.5 324L607.5 318Q607.5 310 607.5 302L607.5 287Q607.5 279 599.5 279L516.1 279Q508.1 279 508.1 272L508.1 265",
     "tip": "M508.1 257L512.1 265L504.1 265Z",
     "labels": [
      {
       "text": "good, offline",
       "kind": "reply",
       "x": 607.5,
       "y": 310
      }
     ]
    },
    {
     "line": "M681.8 393L681.8 420Q681.8 428 681.8 436L681.8 442Q681.8 450 673.8 450L625.7 450Q617.7 450 617.7 457L617.7 464",
     "tip": "M617.7 472L613.7 464L621.7 464Z",
     "labels": [
      {
       "text": "over",
       "kind": "reply",
       "x": 681.8,
       "y": 428
      }
     ]
    },
    {
     "line": "M529.7 472L529.7 465.5Q529.7 459 521.7 459L420.8 459Q412.8 459 412.8 451L412.8 436Q412.8 428 412.8 420L412.8 377Q412.8 369 412.8 361L412.8 318Q412.8 310 412.8 302L412.8 296Q412.8 288 420.8 288L454.4 288Q462.4 288 462.4 280L462.4 265",
     "tip": "M462.4 257L466.4 265L458.4 265Z",
     "labels": [
      {
       "text": "renewed, failing",
       "kind": "reply",
       "x": 412.8,
       "y": 369
      }
     ]
    },
    {
     "line": "M585.7 520L585.7 547Q585.7 555 585.7 563L585.7 569Q585.7 577 577.7 577L333 577Q325 577 325 579.5L325 582",
     "tip": "M325 590L321 582L329 582Z",
     "labels": [
      {
       "text": "refused, secured",
       "kind": "reply",
       "x": 585.7,
       "y": 555
      }
     ]
    },
    {
     "line": "M290.8 590L290.8 563Q290.8 555 290.8 547L290.8 504Q290.8 496 290.8 488L290.8 436Q290.8 428 290.8 420L290.8 377Q290.8 369 290.8 361L290.8 318Q290.8 310 290.8 302L290.8 241Q290.8 233 290.8 225L290.8 173Q290.8 165 290.8 157L290.8 142Q290.8 134 298.8 134L344 134Q352 134 352 127L352 120",
     "tip": "M352 112L356 120L348 120Z",
     "labels": [
      {
       "text": "rejection.seen",
       "kind": "event",
       "x": 290.8,
       "y": 369
      }
     ]
    },
    {
     "line": "M213 590L213 583.5Q213 577 205 577L58.4 577Q50.4 577 50.4 569L50.4 563Q50.4 555 50.4 547L50.4 504Q50.4 496 50.4 488L50.4 436Q50.4 428 50.4 420L50.4 377Q50.4 369 50.4 361L50.4 318Q50.4 310 50.4 302L50.4 278Q50.4 270 58.4 270L408.7 270Q416.7 270 416.7 267.5L416.7 265",
     "tip": "M416.7 257L420.7 265L412.7 265Z",
     "labels": [
      {
       "text": "session.opened",
       "kind": "event",
       "x": 50.4,
       "y": 428
      }
     ]
    },
    {
     "line": "M104.9 345L104.9 318Q104.9 310 104.9 302L104.9 241Q104.9 233 104.9 225L104.9 173Q104.9 165 104.9 157L104.9 133Q104.9 125 112.9 125L320 125Q328 125 328 122.5L328 120",
     "tip": "M328 112L332 120L324 120Z",
     "labels": [
      {
       "text": "closed, offline",
       "kind": "reply",
       "x": 104.9,
       "y": 233
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
  "transitions": 22,
  "paths": 14,
  "diagram": {
   "left": -16,
   "top": -16,
   "width": 1009,
   "height": 606,
   "groups": [
    {
     "name": "open",
     "x": 326.1,
     "y": 40,
     "width": 650.6,
     "height": 244
    }
   ],
   "states": [
    {
     "name": "enteringPassword",
     "x": 613.7,
     "y": 210,
     "width": 160,
     "height": 48
    },
    {
     "name": "verifyingIdentity",
     "x": 371.9,
     "y": 210,
     "width": 160,
     "height": 48
    },
    {
     "name": "showingQr",
     "x": 801.7,
     "y": 210,
     "width": 160,
     "height": 48
    },
    {
     "name": "checkingPassword",
     "x": 613.7,
     "y": 372,
     "width": 160,
     "height": 48
    },
    {
     "name": "checkingIdentity",
     "x": 371.9,
     "y": 372,
     "width": 160,
     "height": 48
    },
    {
     "name": "unregistered",
     "x": 0,
     "y": 526,
     "width": 160,
     "height": 48
    },
    {
     "name": "accountDeactivated",
     "x": 502.3,
     "y": 526,
     "width": 160,
     "height": 48
    },
    {
     "name": "accountDeleted",
     "x": 176,
     "y": 526,
     "width": 160,
     "height": 48
    },
    {
     "name": "signedIn",
     "x": 738.9,
     "y": 526,
     "width": 160,
     "height": 48
    }
   ],
   "passing": [
    {
     "name": "opening",
     "x": 208.7,
     "y": 90,
     "width": 79,
     "height": 32
    }
   ],
   "begin": {
    "x": 248.2,
    "y": 6
   },
   "arrows": [
    {
     "line": "M248.2 12L248.2 30Q248.2 38 248.2 46L248.2 56Q248.2 64 248.2 72L248.2 82",
     "tip": "M248.2 90L244.2 82L252.2 82Z",
     "labels": []
    },
    {
     "line": "M274.6 122L274.6 128.5Q274.6 135 282.6 135L910.6 135Q918.6 135 918.6 143L918.6 167Q918.6 175 918.6 183L918.6 202",
     "tip": "M918.6 210L914.6 202L922.6 202Z",
     "labels": [
      {
       "text": "qr",
       "kind": "guard",
       "x": 918.6,
       "y": 175
      }
     ]
    },
    {
     "line": "M248.2 122L248.2 145Q248.2 153 256.2 153L461.3 153Q469.3 153 469.3 161L469.3 167Q469.3 175 469.3 183L469.3 202",
     "tip": "M469.3 210L465.3 202L473.3 202Z",
     "labels": [
      {
       "text": "simple",
       "kind": "guard",
       "x": 469.3,
       "y": 175
      }
     ]
    },
    {
     "line": "M261.4 122L261.4 136Q261.4 144 269.4 144L746.3 144Q754.3 144 754.3 152L754.3 167Q754.3 175 754.3 183L754.3 189Q754.3 197 752 197L752 197Q749.7 197 749.7 199.5L749.7 202",
     "tip": "M749.7 210L745.7 202L753.7 202Z",
     "labels": [
      {
       "text": "otherwise",
       "kind": "guard",
       "x": 754.3,
       "y": 175
      }
     ]
    },
    {
     "line": "M386.9 40L386.9 98.5Q386.9 106.5 386.9 114.5L386.9 167Q386.9 175 386.9 183L386.9 189Q386.9 197 391.4 197L391.4 197Q395.9 197 395.9 199.5L395.9 202",
     "tip": "M395.9 210L391.9 202L399.9 202Z",
     "labels": [
      {
       "text": "simple.chosen",
       "kind": "event",
       "x": 386.9,
       "y": 175
      }
     ]
    },
    {
     "line": "M558.9 40L558.9 98.5Q558.9 106.5 558.9 114.5L558.9 167Q558.9 175 558.9 183L558.9 189Q558.9 197 566.9 197L629.7 197Q637.7 197 637.7 199.5L637.7 202",
     "tip": "M637.7 210L633.7 202L641.7 202Z",
     "labels": [
      {
       "text": "password.chosen",
       "kind": "event",
       "x": 558.9,
       "y": 175
      }
     ]
    },
    {
     "line": "M833.1 40L833.1 98.5Q833.1 106.5 833.1 114.5L833.1 167Q833.1 175 833.1 183L833.1 202",
     "tip": "M833.1 210L829.1 202L837.1 202Z",
     "labels": [
      {
       "text": "qr.chosen",
       "kind": "event",
       "x": 833.1,
       "y": 175
      }
     ]
    },
    {
     "line": "M637.7 258L637.7 264.5Q637.7 271 629.7 271L581.3 271Q573.3 271 573.3 277.5L573.3 277.5Q573.3 284 573.3 292L573.3 320Q573.3 328 573.3 336L573.3 351Q573.3 359 581.3 359L629.7 359Q637.7 359 637.7 361.5L637.7 364",
     "tip": "M637.7 372L633.7 364L641.7 364Z",
     "labels": [
      {
       "text": "password.submitted",
       "kind": "event",
       "x": 573.3,
       "y": 328
      }
     ]
    },
    {
     "line": "M395.9 258L395.9 264.5Q395.9 271 387.9 271L362.1 271Q354.1 271 354.1 277.5L354.1 277.5Q354.1 284 354.1 292L354.1 320Q354.1 328 354.1 336L354.1 351Q354.1 359 362.1 359L387.9 359Q395.9 359 395.9 361.5L395.9 364",
     "tip": "M395.9 372L391.9 364L399.9 364Z",
     "labels": [
      {
       "text": "identity.verified",
       "kind": "event",
       "x": 354.1,
       "y": 328
      }
     ]
    },
    {
     "line": "M881.7 258L881.7 276Q881.7 284 881.7 292L881.7 320Q881.7 328 881.7 336L881.7 388Q881.7 396 881.7 404L881.7 474Q881.7 482 881.7 490L881.7 505Q881.7 513 878.3 513L878.3 513Q874.9 513 874.9 515.5L874.9 518",
     "tip": "M874.9 526L870.9 518L878.9 518Z",
     "labels": [
      {
       "text": "qr.approved",
       "kind": "event",
       "x": 881.7,
       "y": 396
      }
     ]
    },
    {
     "line": "M749.7 420L749.7 426.5Q749.7 433 757.7 433L834.5 433Q842.5 433 842.5 441L842.5 474Q842.5 482 842.5 490L842.5 518",
     "tip": "M842.5 526L838.5 518L846.5 518Z",
     "labels": [
      {
       "text": "welcome",
       "kind": "reply",
       "x": 842.5,
       "y": 482
      }
     ]
    },
    {
     "line": "M507.9 420L507.9 434Q507.9 442 515.9 442L770.1 442Q778.1 442 778.1 450L778.1 474Q778.1 482 778.1 490L778.1 518",
     "tip": "M778.1 526L774.1 518L782.1 518Z",
     "labels": [
      {
       "text": "welcome",
       "kind": "reply",
       "x": 778.1,
       "y": 482
      }
     ]
    },
    {
     "line": "M693.7 420L693.7 474Q693.7 482 693.7 490L693.7 505Q693.7 513 685.7 513L646.3 513Q638.3 513 638.3 515.5L638.3 518",
     "tip": "M638.3 526L634.3 518L642.3 518Z",
     "labels": [
      {
       "text": "deactivated",
       "kind": "reply",
       "x": 693.7,
       "y": 482
      }
     ]
    },
    {
     "line": "M483.9 420L483.9 443Q483.9 451 491.9 451L522.5 451Q530.5 451 530.5 459L530.5 474Q530.5 482 530.5 490L530.5 496Q530.5 504 538.5 504L542.3 504Q550.3 504 550.3 511L550.3 518",
     "tip": "M550.3 526L546.3 518L554.3 518Z",
     "labels": [
      {
       "text": "deactivated",
       "kind": "reply",
       "x": 530.5,
       "y": 482
      }
     ]
    },
    {
     "line": "M637.7 420L637.7 426.5Q637.7 433 629.7 433L372.3 433Q364.3 433 364.3 441L364.3 474Q364.3 482 364.3 490L364.3 505Q364.3 513 356.3 513L320 513Q312 513 312 515.5L312 518",
     "tip": "M312 526L308 518L316 518Z",
     "labels": [
      {
       "text": "deleted",
       "kind": "reply",
       "x": 364.3,
       "y": 482
      }
     ]
    },
    {
     "line": "M419.9 420L419.9 452Q419.9 460 411.9 460L300.3 460Q292.3 460 292.3 468L292.3 474Q292.3 482 292.3 490L292.3 505Q292.3 513 290.2 513L290.2 513Q288 513 288 515.5L288 518",
     "tip": "M288 526L284 518L292 518Z",
     "labels": [
      {
       "text": "deleted",
       "kind": "reply",
       "x": 292.3,
       "y": 482
      }
     ]
    },
    {
     "line": "M749.7 372L749.7 365.5Q749.7 359 755.6 359L755.6 359Q761.5 359 761.5 351L761.5 336Q761.5 328 761.5 320L761.5 292Q761.5 284 761.5 277.5L761.5 277.5Q761.5 271 755.6 271L755.6 271Q749.7 271 749.7 268.5L749.7 266",
     "tip": "M749.7 258L753.7 266L745.7 266Z",
     "labels": [
      {
       "text": "wrong, offline",
       "kind": "reply",
       "x": 761.5,
       "y": 328
      }
     ]
    },
    {
     "line": "M395.9 420L395.9 434Q395.9 442 387.9 442L147.4 442Q139.4 442 139.4 450L139.4 474Q139.4 482 139.4 490L139.4 505Q139.4 513 137.7 513L137.7 513Q136 513 136 515.5L136 518",
     "tip": "M136 526L132 518L140 518Z",
     "labels": [
      {
       "text": "unregistered",
       "kind": "reply",
       "x": 139.4,
       "y": 482
      }
     ]
    },
    {
     "line": "M469.3 372L469.3 336Q469.3 328 469.3 320L469.3 292Q469.3 284 469.3 276L469.3 266",
     "tip": "M469.3 258L473.3 266L465.3 266Z",
     "labels": [
      {
       "text": "failing",
       "kind": "reply",
       "x": 469.3,
       "y": 328
      }
     ]
    },
    {
     "line": "M51.4 526L51.4 490Q51.4 482 51.4 474L51.4 404Q51.4 396 51.4 388L51.4 336Q51.4 328 51.4 320L51.4 292Q51.4 284 51.4 276L51.4 242Q51.4 234 51.4 226L51.4 183Q51.4 175 51.4 167L51.4 143Q51.4 135 59.4 135L213.9 135Q221.9 135 221.9 132.5L221.9 130",
     "tip": "M221.9 122L225.9 130L217.9 130Z",
     "labels": [
      {
       "text": "sign-up.chosen",
       "kind": "event",
       "x": 51.4,
       "y": 319
      },
      {
       "text": "alert.closed",
       "kind": "event",
       "x": 51.4,
       "y": 337
      }
     ]
    },
    {
     "line": "M246.9 395.5L246.9 336Q246.9 328 246.9 320L246.9 292Q246.9 284 246.9 276L246.9 242Q246.9 234 246.9 226L246.9 183Q246.9 175 246.9 167L246.9 143Q246.9 135 241 135L241 135Q235.1 135 235.1 132.5L235.1 130",
     "tip": "M235.1 122L239.1 130L231.1 130Z",
     "labels": [
      {
       "text": "alert.closed",
       "kind": "event",
       "x": 246.9,
       "y": 234
      }
     ]
    },
    {
     "line": "M526.3 526L526.3 519.5Q526.3 513 518.3 513L411.5 513Q403.5 513 403.5 505L403.5 490Q403.5 482 403.5 474L403.5 459Q403.5 451 395.5 451L254.9 451Q246.9 451 246.9 443L246.9 396.5",
     "tip": "",
     "labels": []
    },
    {
     "line": "M200 526L200 519.5Q200 513 198.3 513L198.3 513Q196.6 513 196.6 505L196.6 490Q196.6 482 196.6 474L196.6 441Q196.6 433 204.6 433L238.9 433Q246.9 433 246.9 425L246.9 396.5",
     "tip": "",
     "labels": []
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
      "name": "qrLogin closed",
      "state": "failed",
      "code": "MB20005400"
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
  "transitions": 17,
  "paths": 11,
  "diagram": {
   "left": -16,
   "top": -16,
   "width": 840,
   "height": 695,
   "groups": [
    {
     "name": "codeShown",
     "x": 201.3,
     "y": 158,
     "width": 541.9,
     "height": 260
    }
   ],
   "states": [
    {
     "name": "requestingCode",
     "x": 510.2,
     "y": 64,
     "width": 160,
     "height": 48
    },
    {
     "name": "waitingForScan",
     "x": 499.8,
     "y": 208,
     "width": 160,
     "height": 48
    },
    {
     "name": "waitingForApproval",
     "x": 448.2,
     "y": 344,
     "width": 160,
     "height": 48
    },
    {
     "name": "openingSession",
     "x": 592.5,
     "y": 497,
     "width": 160,
     "height": 48
    },
    {
     "name": "loginRefused",
     "x": 168.9,
     "y": 497,
     "width": 160,
     "height": 48
    },
    {
     "name": "codeExpired",
     "x": 370.8,
     "y": 497,
     "width": 160,
     "height": 48
    },
    {
     "name": "failed",
     "x": 572.9,
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
    "x": 590.2,
    "y": 6
   },
   "arrows": [
    {
     "line": "M590.2 12L590.2 30Q590.2 38 590.2 46L590.2 56",
     "tip": "M590.2 64L586.2 56L594.2 56Z",
     "labels": []
    },
    {
     "line": "M579.8 112L579.8 139Q579.8 147 579.8 155L579.8 174Q579.8 182 579.8 190L579.8 200",
     "tip": "M579.8 208L575.8 200L583.8 200Z",
     "labels": [
      {
       "text": "shown",
       "kind": "reply",
       "x": 579.8,
       "y": 147
      }
     ]
    },
    {
     "line": "M646.2 112L646.2 118.5Q646.2 125 654.2 125L774.4 125Q782.4 125 782.4 133L782.4 139Q782.4 147 782.4 155L782.4 174Q782.4 182 782.4 190L782.4 224Q782.4 232 782.4 240L782.4 301Q782.4 309 782.4 317L782.4 360Q782.4 368 782.4 376L782.4 410Q782.4 418 782.4 426L782.4 445Q782.4 453 782.4 461L782.4 513Q782.4 521 782.4 529L782.4 572Q782.4 580 782.4 588L782.4 594Q782.4 602 774.4 602L716.9 602Q708.9 602 708.9 604.5L708.9 607",
     "tip": "M708.9 615L704.9 607L712.9 607Z",
     "labels": [
      {
       "text": "failing",
       "kind": "reply",
       "x": 782.4,
       "y": 368
      }
     ]
    },
    {
     "line": "M521.7 392L521.7 410Q521.7 418 521.7 426L521.7 445Q521.7 453 521.7 461L521.7 476Q521.7 484 514.3 484L514.3 484Q506.8 484 506.8 486.5L506.8 489",
     "tip": "M506.8 497L502.8 489L510.8 489Z",
     "labels": [
      {
       "text": "deadline, over, unknown",
       "kind": "reply",
       "x": 521.7,
       "y": 453
      }
     ]
    },
    {
     "line": "M571.8 256L571.8 279Q571.8 287 563.8 287L536.2 287Q528.2 287 528.2 295L528.2 301Q528.2 309 528.2 317L528.2 336",
     "tip": "M528.2 344L524.2 336L532.2 336Z",
     "labels": [
      {
       "text": "scanned",
       "kind": "reply",
       "x": 528.2,
       "y": 309
      }
     ]
    },
    {
     "line": "M635.8 256L635.8 262.5Q635.8 269 643.8 269L685.9 269Q693.9 269 693.9 277L693.9 301Q693.9 309 693.9 317L693.9 360Q693.9 368 693.9 376L693.9 410Q693.9 418 693.9 426L693.9 445Q693.9 453 693.9 461L693.9 489",
     "tip": "M693.9 497L689.9 489L697.9 489Z",
     "labels": [
      {
       "text": "approved",
       "kind": "reply",
       "x": 693.9,
       "y": 368
      }
     ]
    },
    {
     "line": "M584.2 392L584.2 398.5Q584.2 405 592.2 405L639.3 405Q647.3 405 647.3 411.5L647.3 411.5Q647.3 418 647.3 426L647.3 445Q647.3 453 647.3 461L647.3 489",
     "tip": "M647.3 497L643.3 489L651.3 489Z",
     "labels": [
      {
       "text": "approved",
       "kind": "reply",
       "x": 647.3,
       "y": 453
      }
     ]
    },
    {
     "line": "M523.8 256L523.8 262.5Q523.8 269 515.8 269L301.9 269Q293.9 269 293.9 277L293.9 301Q293.9 309 293.9 317L293.9 360Q293.9 368 293.9 376L293.9 410Q293.9 418 293.9 426L293.9 445Q293.9 453 293.9 461L293.9 489",
     "tip": "M293.9 497L289.9 489L297.9 489Z",
     "labels": [
      {
       "text": "refused",
       "kind": "reply",
       "x": 293.9,
       "y": 368
      }
     ]
    },
    {
     "line": "M472.2 392L472.2 398.5Q472.2 405 464.2 405L237.3 405Q229.3 405 229.3 411.5L229.3 411.5Q229.3 418 229.3 426L229.3 445Q229.3 453 229.3 461L229.3 489",
     "tip": "M229.3 497L225.3 489L233.3 489Z",
     "labels": [
      {
       "text": "refused",
       "kind": "reply",
       "x": 229.3,
       "y": 453
      }
     ]
    },
    {
     "line": "M547.8 256L547.8 270Q547.8 278 539.8 278L387.9 278Q379.9 278 379.9 286L379.9 301Q379.9 309 379.9 317L379.9 360Q379.9 368 379.9 376L379.9 410Q379.9 418 379.9 426L379.9 445Q379.9 453 379.9 461L379.9 467Q379.9 475 387.9 475L410.8 475Q418.8 475 418.8 482L418.8 489",
     "tip": "M418.8 497L414.8 489L422.8 489Z",
     "labels": [
      {
       "text": "over, unknown",
       "kind": "reply",
       "x": 379.9,
       "y": 368
      }
     ]
    },
    {
     "line": "M616.5 545L616.5 551.5Q616.5 558 608.5 558L88 558Q80 558 80 566L80 572Q80 580 80 588L80 607",
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
     "line": "M672.5 545L672.5 572Q672.5 580 672.5 588L672.5 607",
     "tip": "M672.5 615L668.5 607L676.5 607Z",
     "labels": [
      {
       "text": "closed",
       "kind": "reply",
       "x": 672.5,
       "y": 580
      }
     ]
    },
    {
     "line": "M135.6 367.5L135.6 317Q135.6 309 135.6 301L135.6 240Q135.6 232 135.6 224L135.6 190Q135.6 182 135.6 174L135.6 155Q135.6 147 135.6 139L135.6 133Q135.6 125 143.6 125L526.2 125Q534.2 125 534.2 122.5L534.2 120",
     "tip": "M534.2 112L538.2 120L530.2 120Z",
     "labels": [
      {
       "text": "code.requested",
       "kind": "event",
       "x": 135.6,
       "y": 232
      }
     ]
    },
    {
     "line": "M192.9 497L192.9 490.5Q192.9 484 184.9 484L163.1 484Q155.1 484 155.1 476L155.1 461Q155.1 453 155.1 445L155.1 426Q155.1 418 155.1 411.5L155.1 411.5Q155.1 405 147.1 405L143.6 405Q135.6 405 135.6 397L135.6 368.5",
     "tip": "",
     "labels": []
    },
    {
     "line": "M394.8 497L394.8 490.5Q394.8 484 386.8 484L344.9 484Q336.9 484 336.9 476L336.9 461Q336.9 453 336.9 445L336.9 439Q336.9 431 328.9 431L177.1 431Q169.1 431 169.1 424.5L169.1 424.5Q169.1 418 169.1 411.5L169.1 411.5Q169.1 405 161.1 405L143.6 405Q135.6 405 135.6 397L135.6 368.5",
     "tip": "",
     "labels": []
    },
    {
     "line": "M596.9 615L596.9 608.5Q596.9 602 588.9 602L136.6 602Q128.6 602 128.6 594L128.6 588Q128.6 580 128.6 572L128.6 529Q128.6 521 128.6 513L128.6 461Q128.6 453 128.6 445L128.6 426Q128.6 418 128.6 411.5L128.6 411.5Q128.6 405 132.1 405L132.1 405Q135.6 405 135.6 397L135.6 368.5",
     "tip": "",
     "labels": []
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
  "transitions": 26,
  "paths": 16,
  "diagram": {
   "left": -16,
   "top": -16,
   "width": 1349,
   "height": 672,
   "groups": [],
   "states": [
    {
     "name": "ready",
     "x": 231.8,
     "y": 166,
     "width": 160,
     "height": 48
    },
    {
     "name": "openingWindow",
     "x": 291,
     "y": 284,
     "width": 160,
     "height": 48
    },
    {
     "name": "waitingForPerson",
     "x": 873.4,
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
     "x": 694,
     "y": 411,
     "width": 160,
     "height": 48
    },
    {
     "name": "resultUnknown",
     "x": 782,
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
     "x": 981,
     "y": 592,
     "width": 160,
     "height": 48
    },
    {
     "name": "canceled",
     "x": 459.2,
     "y": 592,
     "width": 160,
     "height": 48
    },
    {
     "name": "expired",
     "x": 240.1,
     "y": 592,
     "width": 160,
     "height": 48
    },
    {
     "name": "verified",
     "x": 1157,
     "y": 592,
     "width": 160,
     "height": 48
    }
   ],
   "passing": [
    {
     "name": "starting",
     "x": 505.4,
     "y": 64,
     "width": 86,
     "height": 32
    }
   ],
   "begin": {
    "x": 548.4,
    "y": 6
   },
   "arrows": [
    {
     "line": "M548.4 12L548.4 30Q548.4 38 548.4 46L548.4 56",
     "tip": "M548.4 64L544.4 56L552.4 56Z",
     "labels": []
    },
    {
     "line": "M567.4 96L567.4 102.5Q567.4 109 575.4 109L766 109Q774 109 774 117L774 123Q774 131 774 139L774 182Q774 190 774 198L774 241Q774 249 774 257L774 300Q774 308 774 316L774 368Q774 376 774 384L774 403",
     "tip": "M774 411L770 403L778 403Z",
     "labels": [
      {
       "text": "isReturned",
       "kind": "guard",
       "x": 774,
       "y": 249
      }
     ]
    },
    {
     "line": "M529.4 96L529.4 102.5Q529.4 109 521.4 109L319.8 109Q311.8 109 311.8 117L311.8 123Q311.8 131 311.8 139L311.8 158",
     "tip": "M311.8 166L307.8 158L315.8 158Z",
     "labels": [
      {
       "text": "otherwise",
       "kind": "guard",
       "x": 311.8,
       "y": 131
      }
     ]
    },
    {
     "line": "M367.8 214L367.8 220.5Q367.8 227 375.8 227L564.2 227Q572.2 227 572.2 235L572.2 241Q572.2 249 572.2 257L572.2 263Q572.2 271 564.2 271L435 271Q427 271 427 273.5L427 276",
     "tip": "M427 284L423 276L431 276Z",
     "labels": [
      {
       "text": "verification.requested",
       "kind": "event",
       "x": 572.2,
       "y": 249
      }
     ]
    },
    {
     "line": "M427 332L427 338.5Q427 345 435 345L945.4 345Q953.4 345 953.4 353L953.4 368Q953.4 376 953.4 384L953.4 403",
     "tip": "M953.4 411L949.4 403L957.4 403Z",
     "labels": [
      {
       "text": "popup",
       "kind": "reply",
       "x": 953.4,
       "y": 376
      }
     ]
    },
    {
     "line": "M339 332L339 346Q339 354 331 354L185.4 354Q177.4 354 177.4 362L177.4 368Q177.4 376 177.4 384L177.4 403",
     "tip": "M177.4 411L173.4 403L181.4 403Z",
     "labels": [
      {
       "text": "page",
       "kind": "reply",
       "x": 177.4,
       "y": 376
      }
     ]
    },
    {
     "line": "M315 332L315 338.5Q315 345 307 345L102 345Q94 345 94 353L94 368Q94 376 94 384L94 427Q94 435 94 443L94 540Q94 548 94 556L94 571Q94 579 99 579L99 579Q104 579 104 581.5L104 584",
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
     "line": "M315 284L315 277.5Q315 271 313.4 271L313.4 271Q311.8 271 311.8 263L311.8 257Q311.8 249 311.8 241L311.8 222",
     "tip": "M311.8 214L315.8 222L307.8 222Z",
     "labels": [
      {
       "text": "offline",
       "kind": "reply",
       "x": 311.8,
       "y": 249
      }
     ]
    },
    {
     "line": "M1033.4 423C1061.4 415 1061.4 455 1041.4 447",
     "tip": "M1033.4 447L1041.4 443L1041.4 451Z",
     "labels": [
      {
       "text": "window.requested",
       "kind": "event",
       "x": 1119,
       "y": 435
      }
     ]
    },
    {
     "line": "M921.4 459L921.4 491Q921.4 499 913.4 499L608 499Q600 499 600 507L600 540Q600 548 600 556L600 571Q600 579 597.6 579L597.6 579Q595.2 579 595.2 581.5L595.2 584",
     "tip": "M595.2 592L591.2 584L599.2 584Z",
     "labels": [
      {
       "text": "cancel",
       "kind": "event",
       "x": 600,
       "y": 539
      },
      {
       "text": "closed",
       "kind": "reply",
       "x": 600,
       "y": 557
      }
     ]
    },
    {
     "line": "M1009.4 459L1009.4 465.5Q1009.4 472 1017.4 472L1264.8 472Q1272.8 472 1272.8 480L1272.8 540Q1272.8 548 1272.8 556L1272.8 584",
     "tip": "M1272.8 592L1268.8 584L1276.8 584Z",
     "labels": [
      {
       "text": "verified",
       "kind": "reply",
       "x": 1272.8,
       "y": 548
      }
     ]
    },
    {
     "line": "M831.1 459L831.1 482Q831.1 490 839.1 490L1175 490Q1183 490 1183 498L1183 540Q1183 548 1183 556L1183 584",
     "tip": "M1183 592L1179 584L1187 584Z",
     "labels": [
      {
       "text": "verified",
       "kind": "reply",
       "x": 1183,
       "y": 548
      }
     ]
    },
    {
     "line": "M985.4 459L985.4 473Q985.4 481 993.4 481L1107 481Q1115 481 1115 489L1115 540Q1115 548 1115 556L1115 584",
     "tip": "M1115 592L1111 584L1119 584Z",
     "labels": [
      {
       "text": "refused",
       "kind": "reply",
       "x": 1115,
       "y": 548
      }
     ]
    },
    {
     "line": "M808.3 459L808.3 500Q808.3 508 816.3 508L1026 508Q1034 508 1034 516L1034 540Q1034 548 1034 556L1034 584",
     "tip": "M1034 592L1030 584L1038 584Z",
     "labels": [
      {
       "text": "refused",
       "kind": "reply",
       "x": 1034,
       "y": 548
      }
     ]
    },
    {
     "line": "M897.4 459L897.4 473Q897.4 481 889.4 481L397.9 481Q389.9 481 389.9 489L389.9 540Q389.9 548 389.9 556L389.9 571Q389.9 579 383 579L383 579Q376.1 579 376.1 581.5L376.1 584",
     "tip": "M376.1 592L372.1 584L380.1 584Z",
     "labels": [
      {
       "text": "expired, deadline",
       "kind": "reply",
       "x": 389.9,
       "y": 548
      }
     ]
    },
    {
     "line": "M953.4 459L953.4 540Q953.4 548 953.4 556L953.4 571Q953.4 579 945.4 579L926 579Q918 579 918 581.5L918 584",
     "tip": "M918 592L914 584L922 584Z",
     "labels": [
      {
       "text": "failing",
       "kind": "reply",
       "x": 953.4,
       "y": 548
      }
     ]
    },
    {
     "line": "M785.4 459L785.4 509Q785.4 517 793.4 517L825.2 517Q833.2 517 833.2 525L833.2 540Q833.2 548 833.2 556L833.2 584",
     "tip": "M833.2 592L829.2 584L837.2 584Z",
     "labels": [
      {
       "text": "failing",
       "kind": "reply",
       "x": 833.2,
       "y": 548
      }
     ]
    },
    {
     "line": "M237.5 411L237.5 384Q237.5 376 237.5 368L237.5 316Q237.5 308 237.5 300L237.5 257Q237.5 249 237.5 241L237.5 235Q237.5 227 245.5 227L247.8 227Q255.8 227 255.8 224.5L255.8 222",
     "tip": "M255.8 214L259.8 222L251.8 222Z",
     "labels": [
      {
       "text": "back",
       "kind": "event",
       "x": 237.5,
       "y": 308
      }
     ]
    },
    {
     "line": "M716.9 459L716.9 482Q716.9 490 708.9 490L286.3 490Q278.3 490 278.3 498L278.3 540Q278.3 548 278.3 556L278.3 571Q278.3 579 283.2 579L283.2 579Q288.1 579 288.1 581.5L288.1 584",
     "tip": "M288.1 592L284.1 584L292.1 584Z",
     "labels": [
      {
       "text": "expired",
       "kind": "reply",
       "x": 278.3,
       "y": 548
      }
     ]
    },
    {
     "line": "M739.7 459L739.7 500Q739.7 508 731.7 508L536.4 508Q528.4 508 528.4 516L528.4 540Q528.4 548 528.4 556L528.4 584",
     "tip": "M528.4 592L524.4 584L532.4 584Z",
     "labels": [
      {
       "text": "unfinished",
       "kind": "reply",
       "x": 528.4,
       "y": 548
      }
     ]
    },
    {
     "line": "M806 592L806 585.5Q806 579 798 579L722.8 579Q714.8 579 714.8 571L714.8 556Q714.8 548 714.8 540L714.8 525Q714.8 517 722.8 517L754.6 517Q762.6 517 762.6 509L762.6 467",
     "tip": "M762.6 459L766.6 467L758.6 467Z",
     "labels": [
      {
       "text": "verification.requested",
       "kind": "event",
       "x": 714.8,
       "y": 548
      }
     ]
    },
    {
     "line": "M371 434.5L371 384Q371 376 371 368L371 340",
     "tip": "M371 332L375 340L367 340Z",
     "labels": [
      {
       "text": "verification.requested",
       "kind": "event",
       "x": 371,
       "y": 376
      }
     ]
    },
    {
     "line": "M80 592L80 556Q80 548 80 540L80 480Q80 472 88 472L363 472Q371 472 371 464L371 435.5",
     "tip": "",
     "labels": []
    },
    {
     "line": "M1005 592L1005 585.5Q1005 579 998.8 579L998.8 579Q992.6 579 992.6 571L992.6 556Q992.6 548 992.6 540L992.6 480Q992.6 472 984.6 472L379 472Q371 472 371 464L371 435.5",
     "tip": "",
     "labels": []
    },
    {
     "line": "M483.2 592L483.2 585.5Q483.2 579 480.8 579L480.8 579Q478.4 579 478.4 571L478.4 556Q478.4 548 478.4 540L478.4 480Q478.4 472 470.4 472L379 472Q371 472 371 464L371 435.5",
     "tip": "",
     "labels": []
    },
    {
     "line": "M264.1 592L264.1 585.5Q264.1 579 256.1 579L247.1 579Q239.1 579 239.1 571L239.1 556Q239.1 548 239.1 540L239.1 480Q239.1 472 247.1 472L363 472Q371 472 371 464L371 435.5",
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
      "name": "phone.chosen",
      "state": "enteringContact"
     },
     {
      "kind": "event",
      "name": "email.chosen",
      "state": "enteringContact"
     },
     {
      "kind": "event",
      "name": "contact.submitted",
      "state": "sendingCode"
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
      "name": "requestFindIdCode unfit",
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
      "name": "findId too late",
      "state": "enteringContact",
      "code": "MB21102404"
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
  "paths": 11,
  "diagram": {
   "left": -16,
   "top": -16,
   "width": 577,
   "height": 752,
   "groups": [],
   "states": [
    {
     "name": "enteringContact",
     "x": 111.4,
     "y": 64,
     "width": 160,
     "height": 48
    },
    {
     "name": "sendingCode",
     "x": 340.5,
     "y": 191,
     "width": 160,
     "height": 48
    },
    {
     "name": "confirmingContact",
     "x": 310.1,
     "y": 309,
     "width": 160,
     "height": 48
    },
    {
     "name": "nobodyFound",
     "x": 262.6,
     "y": 436,
     "width": 160,
     "height": 48
    },
    {
     "name": "idFound",
     "x": 86.6,
     "y": 436,
     "width": 160,
     "height": 48
    },
    {
     "name": "revealingId",
     "x": 170.8,
     "y": 554,
     "width": 160,
     "height": 48
    },
    {
     "name": "idShown",
     "x": 39.1,
     "y": 672,
     "width": 160,
     "height": 48
    }
   ],
   "passing": [],
   "begin": {
    "x": 191.4,
    "y": 6
   },
   "arrows": [
    {
     "line": "M191.4 12L191.4 30Q191.4 38 191.4 46L191.4 56",
     "tip": "M191.4 64L187.4 56L195.4 56Z",
     "labels": []
    },
    {
     "line": "M271.4 76C299.4 68 299.4 108 279.4 100",
     "tip": "M271.4 100L279.4 96L279.4 104Z",
     "labels": [
      {
       "text": "phone.chosen",
       "kind": "event",
       "x": 342.6,
       "y": 79
      },
      {
       "text": "email.chosen",
       "kind": "event",
       "x": 342.6,
       "y": 97
      }
     ]
    },
    {
     "line": "M247.4 112L247.4 118.5Q247.4 125 255.4 125L475.3 125Q483.3 125 483.3 133L483.3 148Q483.3 156 483.3 164L483.3 170Q483.3 178 479.9 178L479.9 178Q476.5 178 476.5 180.5L476.5 183",
     "tip": "M476.5 191L472.5 183L480.5 183Z",
     "labels": [
      {
       "text": "contact.submitted",
       "kind": "event",
       "x": 483.3,
       "y": 156
      }
     ]
    },
    {
     "line": "M420.5 239L420.5 266Q420.5 274 420.5 282L420.5 301",
     "tip": "M420.5 309L416.5 301L424.5 301Z",
     "labels": [
      {
       "text": "sent, limited",
       "kind": "reply",
       "x": 420.5,
       "y": 274
      }
     ]
    },
    {
     "line": "M364.5 191L364.5 184.5Q364.5 178 356.5 178L346.4 178Q338.4 178 338.4 170L338.4 164Q338.4 156 338.4 148L338.4 142Q338.4 134 330.4 134L231.4 134Q223.4 134 223.4 127L223.4 120",
     "tip": "M223.4 112L227.4 120L219.4 120Z",
     "labels": [
      {
       "text": "unfit, failing",
       "kind": "reply",
       "x": 338.4,
       "y": 156
      }
     ]
    },
    {
     "line": "M334.1 357L334.1 363.5Q334.1 370 326.1 370L310.1 370Q302.1 370 302.1 378L302.1 384Q302.1 392 302.1 400L302.1 415Q302.1 423 294.1 423L230.6 423Q222.6 423 222.6 425.5L222.6 428",
     "tip": "M222.6 436L218.6 428L226.6 428Z",
     "labels": [
      {
       "text": "code.accepted",
       "kind": "event",
       "x": 302.1,
       "y": 392
      }
     ]
    },
    {
     "line": "M442.1 357L442.1 384Q442.1 392 442.1 400L442.1 415Q442.1 423 434.1 423L406.6 423Q398.6 423 398.6 425.5L398.6 428",
     "tip": "M398.6 436L394.6 428L402.6 428Z",
     "labels": [
      {
       "text": "nobody.found",
       "kind": "event",
       "x": 442.1,
       "y": 392
      }
     ]
    },
    {
     "line": "M85.6 214.5L85.6 164Q85.6 156 85.6 148L85.6 142Q85.6 134 93.6 134L151.4 134Q159.4 134 159.4 127L159.4 120",
     "tip": "M159.4 112L163.4 120L155.4 120Z",
     "labels": [
      {
       "text": "back",
       "kind": "event",
       "x": 85.6,
       "y": 156
      }
     ]
    },
    {
     "line": "M334.1 309L334.1 302.5Q334.1 296 326.1 296L283.6 296Q275.6 296 275.6 288L275.6 282Q275.6 274 275.6 266L275.6 260Q275.6 252 267.6 252L93.6 252Q85.6 252 85.6 244L85.6 215.5",
     "tip": "",
     "labels": []
    },
    {
     "line": "M286.6 436L286.6 422Q286.6 414 278.6 414L229.1 414Q221.1 414 221.1 406L221.1 400Q221.1 392 221.1 384L221.1 341Q221.1 333 221.1 325L221.1 282Q221.1 274 221.1 266L221.1 260Q221.1 252 213.1 252L93.6 252Q85.6 252 85.6 244L85.6 215.5",
     "tip": "",
     "labels": []
    },
    {
     "line": "M126.1 436L126.1 400Q126.1 392 126.1 384L126.1 341Q126.1 333 126.1 325L126.1 282Q126.1 274 126.1 266L126.1 260Q126.1 252 118.1 252L93.6 252Q85.6 252 85.6 244L85.6 215.5",
     "tip": "",
     "labels": []
    },
    {
     "line": "M71.6 672L71.6 645Q71.6 637 71.6 629L71.6 586Q71.6 578 71.6 570L71.6 527Q71.6 519 71.6 511L71.6 468Q71.6 460 71.6 452L71.6 400Q71.6 392 71.6 384L71.6 341Q71.6 333 71.6 325L71.6 282Q71.6 274 71.6 266L71.6 260Q71.6 252 78.6 252L78.6 252Q85.6 252 85.6 244L85.6 215.5",
     "tip": "",
     "labels": []
    },
    {
     "line": "M222.6 484L222.6 490.5Q222.6 497 230.6 497L287.6 497Q295.6 497 295.6 505L295.6 511Q295.6 519 295.6 527L295.6 546",
     "tip": "M295.6 554L291.6 546L299.6 546Z",
     "labels": [
      {
       "text": "full.requested",
       "kind": "event",
       "x": 295.6,
       "y": 519
      }
     ]
    },
    {
     "line": "M250.8 602L250.8 629Q250.8 637 250.8 645L250.8 651Q250.8 659 242.8 659L183.1 659Q175.1 659 175.1 661.5L175.1 664",
     "tip": "M175.1 672L171.1 664L179.1 664Z",
     "labels": [
      {
       "text": "whole",
       "kind": "reply",
       "x": 250.8,
       "y": 637
      }
     ]
    },
    {
     "line": "M194.8 554L194.8 547.5Q194.8 541 186.8 541L36.8 541Q28.8 541 28.8 533L28.8 527Q28.8 519 28.8 511L28.8 468Q28.8 460 28.8 452L28.8 400Q28.8 392 28.8 384L28.8 341Q28.8 333 28.8 325L28.8 282Q28.8 274 28.8 266L28.8 223Q28.8 215 28.8 207L28.8 164Q28.8 156 28.8 148L28.8 133Q28.8 125 36.8 125L127.4 125Q135.4 125 135.4 122.5L135.4 120",
     "tip": "M135.4 112L139.4 120L131.4 120Z",
     "labels": [
      {
       "text": "too late",
       "kind": "reply",
       "x": 28.8,
       "y": 333
      }
     ]
    },
    {
     "line": "M218.8 554L218.8 547.5Q218.8 541 212.4 541L212.4 541Q206 541 206 533L206 527Q206 519 206 511L206 505Q206 497 202.3 497L202.3 497Q198.6 497 198.6 494.5L198.6 492",
     "tip": "M198.6 484L202.6 492L194.6 492Z",
     "labels": [
      {
       "text": "offline",
       "kind": "reply",
       "x": 206,
       "y": 519
      }
     ]
    },
    {
     "line": "M118 672L118 645Q118 637 118 629L118 586Q118 578 118 570L118 527Q118 519 118 511L118 492",
     "tip": "M118 484L122 492L114 492Z",
     "labels": [
      {
       "text": "id.hidden",
       "kind": "event",
       "x": 118,
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
   "ko": "인증 번호",
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
  "transitions": 17,
  "paths": 11,
  "diagram": {
   "left": -16,
   "top": -16,
   "width": 895,
   "height": 636,
   "groups": [],
   "states": [
    {
     "name": "enteringCode",
     "x": 491.8,
     "y": 166,
     "width": 160,
     "height": 48
    },
    {
     "name": "verifyingCode",
     "x": 176,
     "y": 420,
     "width": 160,
     "height": 48
    },
    {
     "name": "requestingCode",
     "x": 497.9,
     "y": 302,
     "width": 160,
     "height": 48
    },
    {
     "name": "codeExpired",
     "x": 526.3,
     "y": 556,
     "width": 160,
     "height": 48
    },
    {
     "name": "tooManyAttempts",
     "x": 702.3,
     "y": 556,
     "width": 160,
     "height": 48
    },
    {
     "name": "requestLimited",
     "x": 364.6,
     "y": 420,
     "width": 160,
     "height": 48
    },
    {
     "name": "codeAccepted",
     "x": 176,
     "y": 556,
     "width": 160,
     "height": 48
    },
    {
     "name": "noAccount",
     "x": 0,
     "y": 556,
     "width": 160,
     "height": 48
    }
   ],
   "passing": [
    {
     "name": "starting",
     "x": 441.7,
     "y": 64,
     "width": 86,
     "height": 32
    }
   ],
   "begin": {
    "x": 484.7,
    "y": 6
   },
   "arrows": [
    {
     "line": "M484.7 12L484.7 30Q484.7 38 484.7 46L484.7 56",
     "tip": "M484.7 64L480.7 56L488.7 56Z",
     "labels": []
    },
    {
     "line": "M503.7 96L503.7 102.5Q503.7 109 511.7 109L563.8 109Q571.8 109 571.8 117L571.8 123Q571.8 131 571.8 139L571.8 158",
     "tip": "M571.8 166L567.8 158L575.8 158Z",
     "labels": [
      {
       "text": "isSent",
       "kind": "guard",
       "x": 571.8,
       "y": 131
      }
     ]
    },
    {
     "line": "M465.7 96L465.7 102.5Q465.7 109 457.7 109L403.3 109Q395.3 109 395.3 117L395.3 123Q395.3 131 395.3 139L395.3 182Q395.3 190 395.3 198L395.3 259Q395.3 267 395.3 275L395.3 318Q395.3 326 395.3 334L395.3 377Q395.3 385 395.3 393L395.3 412",
     "tip": "M395.3 420L391.3 412L399.3 412Z",
     "labels": [
      {
       "text": "otherwise",
       "kind": "guard",
       "x": 395.3,
       "y": 267
      }
     ]
    },
    {
     "line": "M515.8 214L515.8 220.5Q515.8 227 507.8 227L144.9 227Q136.9 227 136.9 235L136.9 259Q136.9 267 136.9 275L136.9 318Q136.9 326 136.9 334L136.9 377Q136.9 385 136.9 393L136.9 399Q136.9 407 144.9 407L192 407Q200 407 200 409.5L200 412",
     "tip": "M200 420L196 412L204 412Z",
     "labels": [
      {
       "text": "code.submitted",
       "kind": "event",
       "x": 136.9,
       "y": 326
      }
     ]
    },
    {
     "line": "M603.8 214L603.8 228Q603.8 236 611.8 236L630.4 236Q638.4 236 638.4 244L638.4 259Q638.4 267 638.4 275L638.4 281Q638.4 289 636.2 289L636.2 289Q633.9 289 633.9 291.5L633.9 294",
     "tip": "M633.9 302L629.9 294L637.9 294Z",
     "labels": [
      {
       "text": "code.requested",
       "kind": "event",
       "x": 638.4,
       "y": 267
      }
     ]
    },
    {
     "line": "M627.8 214L627.8 220.5Q627.8 227 635.8 227L710.1 227Q718.1 227 718.1 235L718.1 259Q718.1 267 718.1 275L718.1 318Q718.1 326 718.1 334L718.1 377Q718.1 385 718.1 393L718.1 436Q718.1 444 718.1 452L718.1 513Q718.1 521 718.1 529L718.1 535Q718.1 543 710.1 543L670.3 543Q662.3 543 662.3 545.5L662.3 548",
     "tip": "M662.3 556L658.3 548L666.3 548Z",
     "labels": [
      {
       "text": "deadline",
       "kind": "reply",
       "x": 718.1,
       "y": 385
      }
     ]
    },
    {
     "line": "M256 468L256 513Q256 521 256 529L256 548",
     "tip": "M256 556L252 548L260 548Z",
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
     "line": "M291.3 420L291.3 393Q291.3 385 291.3 377L291.3 334Q291.3 326 291.3 318L291.3 275Q291.3 267 291.3 259L291.3 244Q291.3 236 299.3 236L531.8 236Q539.8 236 539.8 229L539.8 222",
     "tip": "M539.8 214L543.8 222L535.8 222Z",
     "labels": [
      {
       "text": "wrong, not given, offline",
       "kind": "reply",
       "x": 291.3,
       "y": 326
      }
     ]
    },
    {
     "line": "M288 468L288 482Q288 490 296 490L565 490Q573 490 573 498L573 513Q573 521 573 529L573 535Q573 543 573.7 543L573.7 543Q574.3 543 574.3 545.5L574.3 548",
     "tip": "M574.3 556L570.3 548L578.3 548Z",
     "labels": [
      {
       "text": "over",
       "kind": "reply",
       "x": 573,
       "y": 521
      }
     ]
    },
    {
     "line": "M312 468L312 474.5Q312 481 320 481L795.7 481Q803.7 481 803.7 489L803.7 513Q803.7 521 803.7 529L803.7 548",
     "tip": "M803.7 556L799.7 548L807.7 548Z",
     "labels": [
      {
       "text": "too many",
       "kind": "reply",
       "x": 803.7,
       "y": 521
      }
     ]
    },
    {
     "line": "M200 468L200 474.5Q200 481 192 481L88 481Q80 481 80 489L80 513Q80 521 80 529L80 548",
     "tip": "M80 556L76 548L84 548Z",
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
     "line": "M521.9 302L521.9 295.5Q521.9 289 513.9 289L497.4 289Q489.4 289 489.4 281L489.4 275Q489.4 267 489.4 259L489.4 253Q489.4 245 497.4 245L555.8 245Q563.8 245 563.8 237L563.8 222",
     "tip": "M563.8 214L567.8 222L559.8 222Z",
     "labels": [
      {
       "text": "sent, failing",
       "kind": "reply",
       "x": 489.4,
       "y": 267
      }
     ]
    },
    {
     "line": "M521.9 350L521.9 356.5Q521.9 363 513.9 363L486.8 363Q478.8 363 478.8 371L478.8 377Q478.8 385 478.8 393L478.8 412",
     "tip": "M478.8 420L474.8 412L482.8 412Z",
     "labels": [
      {
       "text": "limited",
       "kind": "reply",
       "x": 478.8,
       "y": 385
      }
     ]
    },
    {
     "line": "M633.9 350L633.9 356.5Q633.9 363 641.9 363L752.9 363Q760.9 363 760.9 371L760.9 377Q760.9 385 760.9 393L760.9 436Q760.9 444 760.9 452L760.9 513Q760.9 521 760.9 529L760.9 535Q760.9 543 762.2 543L762.2 543Q763.5 543 763.5 545.5L763.5 548",
     "tip": "M763.5 556L759.5 548L767.5 548Z",
     "labels": [
      {
       "text": "failing",
       "kind": "reply",
       "x": 760.9,
       "y": 444
      }
     ]
    },
    {
     "line": "M589.8 443.5L589.8 393Q589.8 385 589.8 377L589.8 358",
     "tip": "M589.8 350L593.8 358L585.8 358Z",
     "labels": [
      {
       "text": "code.requested",
       "kind": "event",
       "x": 589.8,
       "y": 385
      }
     ]
    },
    {
     "line": "M550.3 556L550.3 549.5Q550.3 543 547.5 543L547.5 543Q544.6 543 544.6 535L544.6 529Q544.6 521 544.6 513L544.6 507Q544.6 499 552.6 499L581.8 499Q589.8 499 589.8 491L589.8 444.5",
     "tip": "",
     "labels": []
    },
    {
     "line": "M739.5 556L739.5 529Q739.5 521 739.5 513L739.5 498Q739.5 490 731.5 490L597.8 490Q589.8 490 589.8 482L589.8 444.5",
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
  "paths": 12,
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
      "name": "consentAsGuardian unfit",
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
     }
    ]
   },
   {
    "name": "verifyingEmail",
    "title": {
     "ko": "이메일 확인",
     "en": "Confirming the e-mail"
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
      "name": "back",
      "state": "verifyingIdentity"
     },
     {
      "kind": "event",
      "name": "result.kept",
      "state": "enteringDetails"
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
      "name": "checkUserid unfit",
      "state": "enteringDetails",
      "code": "MB10001400"
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
      "name": "join without guardian",
      "state": "agreeingAsGuardian",
      "code": "PR11004400"
     },
     {
      "kind": "reply",
      "name": "join without e-mail",
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
      "name": "join unfit ID",
      "state": "enteringDetails",
      "code": "MB10001400"
     },
     {
      "kind": "reply",
      "name": "join unfit password",
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
      "name": "join unfit phone",
      "state": "enteringDetails",
      "code": "MB10004400"
     },
     {
      "kind": "reply",
      "name": "join unfit e-mail",
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
  "transitions": 46,
  "paths": 26,
  "diagram": {
   "left": -16,
   "top": -16,
   "width": 3114,
   "height": 1322,
   "groups": [],
   "states": [
    {
     "name": "opening",
     "x": 1470.3,
     "y": 64,
     "width": 160,
     "height": 48
    },
    {
     "name": "enteringTerms",
     "x": 1574.3,
     "y": 444,
     "width": 160,
     "height": 48
    },
    {
     "name": "verifyingIdentity",
     "x": 1585.6,
     "y": 571,
     "width": 160,
     "height": 48
    },
    {
     "name": "identifying",
     "x": 2807.4,
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
     "x": 192.7,
     "y": 1124,
     "width": 160,
     "height": 48
    },
    {
     "name": "verifyingEmail",
     "x": 1228.2,
     "y": 816,
     "width": 160,
     "height": 48
    },
    {
     "name": "enteringDetails",
     "x": 859.7,
     "y": 961,
     "width": 160,
     "height": 48
    },
    {
     "name": "checkingUserid",
     "x": 735.9,
     "y": 1124,
     "width": 160,
     "height": 48
    },
    {
     "name": "provingHuman",
     "x": 992.5,
     "y": 1124,
     "width": 160,
     "height": 48
    },
    {
     "name": "joining",
     "x": 1908.6,
     "y": 1124,
     "width": 160,
     "height": 48
    },
    {
     "name": "accountExists",
     "x": 1908.6,
     "y": 1242,
     "width": 160,
     "height": 48
    },
    {
     "name": "identificationOver",
     "x": 1172.6,
     "y": 1242,
     "width": 160,
     "height": 48
    },
    {
     "name": "complete",
     "x": 2879,
     "y": 1242,
     "width": 160,
     "height": 48
    }
   ],
   "passing": [
    {
     "name": "resuming",
     "x": 1320.5,
     "y": 182,
     "width": 86,
     "height": 32
    },
    {
     "name": "proceeding",
     "x": 1172,
     "y": 295,
     "width": 100,
     "height": 32
    }
   ],
   "begin": {
    "x": 1550.3,
    "y": 6
   },
   "arrows": [
    {
     "line": "M1550.3 12L1550.3 30Q1550.3 38 1550.3 46L1550.3 56",
     "tip": "M1550.3 64L1546.3 56L1554.3 56Z",
     "labels": []
    },
    {
     "line": "M1494.3 112L1494.3 118.5Q1494.3 125 1486.3 125L1371.5 125Q1363.5 125 1363.5 133L1363.5 139Q1363.5 147 1363.5 155L1363.5 174",
     "tip": "M1363.5 182L1359.5 174L1367.5 174Z",
     "labels": [
      {
       "text": "nothing, terms, identity, child, guardian, email",
       "kind": "reply",
       "x": 1363.5,
       "y": 147
      }
     ]
    },
    {
     "line": "M1606.3 112L1606.3 118.5Q1606.3 125 1614.3 125L1814.4 125Q1822.4 125 1822.4 133L1822.4 139Q1822.4 147 1822.4 155L1822.4 190Q1822.4 198 1822.4 206L1822.4 250Q1822.4 258 1822.4 266L1822.4 303Q1822.4 311 1822.4 319L1822.4 401Q1822.4 409 1822.4 417L1822.4 423Q1822.4 431 1814.4 431L1718.3 431Q1710.3 431 1710.3 433.5L1710.3 436",
     "tip": "M1710.3 444L1706.3 436L1714.3 436Z",
     "labels": [
      {
       "text": "denied",
       "kind": "reply",
       "x": 1822.4,
       "y": 258
      }
     ]
    },
    {
     "line": "M1363.5 214L1363.5 228Q1363.5 236 1371.5 236L1646.3 236Q1654.3 236 1654.3 244L1654.3 250Q1654.3 258 1654.3 266L1654.3 303Q1654.3 311 1654.3 319L1654.3 401Q1654.3 409 1654.3 417L1654.3 436",
     "tip": "M1654.3 444L1650.3 436L1658.3 436Z",
     "labels": [
      {
       "text": "terms",
       "kind": "guard",
       "x": 1654.3,
       "y": 302
      },
      {
       "text": "lacksConsents",
       "kind": "guard",
       "x": 1654.3,
       "y": 320
      }
     ]
    },
    {
     "line": "M1385 214L1385 220.5Q1385 227 1393 227L1910.8 227Q1918.8 227 1918.8 235L1918.8 250Q1918.8 258 1918.8 266L1918.8 303Q1918.8 311 1918.8 319L1918.8 401Q1918.8 409 1918.8 417L1918.8 460Q1918.8 468 1918.8 476L1918.8 519Q1918.8 527 1918.8 535L1918.8 550Q1918.8 558 1910.8 558L1729.6 558Q1721.6 558 1721.6 560.5L1721.6 563",
     "tip": "M1721.6 571L1717.6 563L1725.6 563Z",
     "labels": [
      {
       "text": "identity",
       "kind": "guard",
       "x": 1918.8,
       "y": 409
      }
     ]
    },
    {
     "line": "M1342 214L1342 220.5Q1342 227 1334 227L1230 227Q1222 227 1222 235L1222 250Q1222 258 1222 266L1222 287",
     "tip": "M1222 295L1218 287L1226 287Z",
     "labels": [
      {
       "text": "otherwise",
       "kind": "guard",
       "x": 1222,
       "y": 258
      }
     ]
    },
    {
     "line": "M1253.8 327L1253.8 343Q1253.8 351 1261.8 351L1828.4 351Q1836.4 351 1836.4 359L1836.4 401Q1836.4 409 1836.4 417L1836.4 460Q1836.4 468 1836.4 476L1836.4 519Q1836.4 527 1836.4 535L1836.4 541Q1836.4 549 1828.4 549L1705.6 549Q1697.6 549 1697.6 556L1697.6 563",
     "tip": "M1697.6 571L1693.6 563L1701.6 563Z",
     "labels": [
      {
       "text": "lacksIdentification",
       "kind": "guard",
       "x": 1836.4,
       "y": 468
      }
     ]
    },
    {
     "line": "M1190.2 327L1190.2 343Q1190.2 351 1182.2 351L291.3 351Q283.3 351 283.3 359L283.3 401Q283.3 409 283.3 417L283.3 460Q283.3 468 283.3 476L283.3 519Q283.3 527 283.3 535L283.3 587Q283.3 595 283.3 603L283.3 655Q283.3 663 283.3 671L283.3 714Q283.3 722 283.3 730L283.3 773Q283.3 781 283.3 789L283.3 808",
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
     "line": "M1181.1 327L1181.1 334.5Q1181.1 342 1173.1 342L197.2 342Q189.2 342 189.2 350L189.2 401Q189.2 409 189.2 417L189.2 460Q189.2 468 189.2 476L189.2 519Q189.2 527 189.2 535L189.2 587Q189.2 595 189.2 603L189.2 655Q189.2 663 189.2 671L189.2 714Q189.2 722 189.2 730L189.2 773Q189.2 781 189.2 789L189.2 832Q189.2 840 189.2 848L189.2 909Q189.2 917 189.2 925L189.2 940Q189.2 948 181.2 948L144 948Q136 948 136 950.5L136 953",
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
     "line": "M1226.5 327L1226.5 370Q1226.5 378 1234.5 378L1400.6 378Q1408.6 378 1408.6 386L1408.6 401Q1408.6 409 1408.6 417L1408.6 460Q1408.6 468 1408.6 476L1408.6 519Q1408.6 527 1408.6 535L1408.6 587Q1408.6 595 1408.6 603L1408.6 655Q1408.6 663 1408.6 671L1408.6 714Q1408.6 722 1408.6 730L1408.6 773Q1408.6 781 1408.6 789L1408.6 795Q1408.6 803 1400.6 803L1372.2 803Q1364.2 803 1364.2 805.5L1364.2 808",
     "tip": "M1364.2 816L1360.2 808L1368.2 808Z",
     "labels": [
      {
       "text": "lacksEmail",
       "kind": "guard",
       "x": 1408.6,
       "y": 595
      }
     ]
    },
    {
     "line": "M1208.4 327L1208.4 361Q1208.4 369 1200.4 369L1129.1 369Q1121.1 369 1121.1 377L1121.1 401Q1121.1 409 1121.1 417L1121.1 460Q1121.1 468 1121.1 476L1121.1 519Q1121.1 527 1121.1 535L1121.1 587Q1121.1 595 1121.1 603L1121.1 655Q1121.1 663 1121.1 671L1121.1 714Q1121.1 722 1121.1 730L1121.1 773Q1121.1 781 1121.1 789L1121.1 832Q1121.1 840 1121.1 848L1121.1 909Q1121.1 917 1121.1 925L1121.1 940Q1121.1 948 1113.1 948L1003.7 948Q995.7 948 995.7 950.5L995.7 953",
     "tip": "M995.7 961L991.7 953L999.7 953Z",
     "labels": [
      {
       "text": "otherwise",
       "kind": "guard",
       "x": 1121.1,
       "y": 663
      }
     ]
    },
    {
     "line": "M1598.3 444L1598.3 437.5Q1598.3 431 1590.3 431L1577.8 431Q1569.8 431 1569.8 423L1569.8 417Q1569.8 409 1569.8 401L1569.8 368Q1569.8 360 1561.8 360L1252.7 360Q1244.7 360 1244.7 352L1244.7 335",
     "tip": "M1244.7 327L1248.7 335L1240.7 335Z",
     "labels": [
      {
       "text": "terms.agreed",
       "kind": "event",
       "x": 1569.8,
       "y": 409
      }
     ]
    },
    {
     "line": "M1697.6 619L1697.6 633Q1697.6 641 1705.6 641L2462.2 641Q2470.2 641 2470.2 649L2470.2 655Q2470.2 663 2470.2 671L2470.2 677Q2470.2 685 2478.2 685L2823.4 685Q2831.4 685 2831.4 687.5L2831.4 690",
     "tip": "M2831.4 698L2827.4 690L2835.4 690Z",
     "labels": [
      {
       "text": "identity.verified",
       "kind": "event",
       "x": 2470.2,
       "y": 663
      }
     ]
    },
    {
     "line": "M1633.6 571L1633.6 557Q1633.6 549 1625.6 549L1510.5 549Q1502.5 549 1502.5 541L1502.5 535Q1502.5 527 1502.5 519L1502.5 476Q1502.5 468 1502.5 460L1502.5 417Q1502.5 409 1502.5 401L1502.5 377Q1502.5 369 1494.5 369L1243.6 369Q1235.6 369 1235.6 361L1235.6 335",
     "tip": "M1235.6 327L1239.6 335L1231.6 335Z",
     "labels": [
      {
       "text": "result.kept",
       "kind": "event",
       "x": 1502.5,
       "y": 468
      }
     ]
    },
    {
     "line": "M1609.6 571L1609.6 564.5Q1609.6 558 1601.6 558L1482.1 558Q1474.1 558 1474.1 550L1474.1 535Q1474.1 527 1474.1 519L1474.1 513Q1474.1 505 1482.1 505L1590.3 505Q1598.3 505 1598.3 502.5L1598.3 500",
     "tip": "M1598.3 492L1602.3 500L1594.3 500Z",
     "labels": [
      {
       "text": "back",
       "kind": "event",
       "x": 1474.1,
       "y": 527
      }
     ]
    },
    {
     "line": "M2887.4 698L2887.4 671Q2887.4 663 2887.4 655L2887.4 603Q2887.4 595 2887.4 587L2887.4 535Q2887.4 527 2887.4 519L2887.4 476Q2887.4 468 2887.4 460L2887.4 417Q2887.4 409 2887.4 401L2887.4 350Q2887.4 342 2879.4 342L1270.9 342Q1262.9 342 1262.9 338.5L1262.9 335",
     "tip": "M1262.9 327L1266.9 335L1258.9 335Z",
     "labels": [
      {
       "text": "adult, child",
       "kind": "reply",
       "x": 2887.4,
       "y": 527
      }
     ]
    },
    {
     "line": "M2887.4 746L2887.4 773Q2887.4 781 2887.4 789L2887.4 832Q2887.4 840 2887.4 848L2887.4 909Q2887.4 917 2887.4 925L2887.4 977Q2887.4 985 2887.4 993L2887.4 1063Q2887.4 1071 2887.4 1079L2887.4 1140Q2887.4 1148 2887.4 1156L2887.4 1199Q2887.4 1207 2887.4 1215L2887.4 1221Q2887.4 1229 2879.4 1229L2052.6 1229Q2044.6 1229 2044.6 1231.5L2044.6 1234",
     "tip": "M2044.6 1242L2040.6 1234L2048.6 1234Z",
     "labels": [
      {
       "text": "member",
       "kind": "reply",
       "x": 2887.4,
       "y": 985
      }
     ]
    },
    {
     "line": "M2943.4 698L2943.4 691.5Q2943.4 685 2951.4 685L2983.4 685Q2991.4 685 2991.4 677L2991.4 671Q2991.4 663 2991.4 655L2991.4 640Q2991.4 632 2983.4 632L1729.6 632Q1721.6 632 1721.6 629.5L1721.6 627",
     "tip": "M1721.6 619L1725.6 627L1717.6 627Z",
     "labels": [
      {
       "text": "unfinished, late, refused",
       "kind": "reply",
       "x": 2991.4,
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
     "line": "M1181.9 721.5L1181.9 671Q1181.9 663 1181.9 655L1181.9 640Q1181.9 632 1189.9 632L1601.6 632Q1609.6 632 1609.6 629.5L1609.6 627",
     "tip": "M1609.6 619L1613.6 627L1605.6 627Z",
     "labels": [
      {
       "text": "back",
       "kind": "event",
       "x": 1181.9,
       "y": 663
      }
     ]
    },
    {
     "line": "M330.8 816L330.8 789Q330.8 781 330.8 773L330.8 767Q330.8 759 338.8 759L1173.9 759Q1181.9 759 1181.9 751L1181.9 722.5",
     "tip": "",
     "labels": []
    },
    {
     "line": "M1260.7 816L1260.7 789Q1260.7 781 1260.7 773L1260.7 767Q1260.7 759 1252.7 759L1189.9 759Q1181.9 759 1181.9 751L1181.9 722.5",
     "tip": "",
     "labels": []
    },
    {
     "line": "M80 1009L80 1063Q80 1071 80 1079L80 1103Q80 1111 88 1111L208.7 1111Q216.7 1111 216.7 1113.5L216.7 1116",
     "tip": "M216.7 1124L212.7 1116L220.7 1116Z",
     "labels": [
      {
       "text": "identity.verified",
       "kind": "event",
       "x": 80,
       "y": 1071
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
     "line": "M280.7 1124L280.7 1101Q280.7 1093 288.7 1093L377.3 1093Q385.3 1093 385.3 1085L385.3 1079Q385.3 1071 385.3 1063L385.3 993Q385.3 985 385.3 977L385.3 925Q385.3 917 385.3 909L385.3 848Q385.3 840 385.3 832L385.3 789Q385.3 781 385.3 773L385.3 730Q385.3 722 385.3 714L385.3 671Q385.3 663 385.3 655L385.3 603Q385.3 595 385.3 587L385.3 535Q385.3 527 385.3 519L385.3 476Q385.3 468 385.3 460L385.3 417Q385.3 409 385.3 401L385.3 368Q385.3 360 393.3 360L1191.3 360Q1199.3 360 1199.3 352L1199.3 335",
     "tip": "M1199.3 327L1203.3 335L1195.3 335Z",
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
     "line": "M304.7 1124L304.7 1110Q304.7 1102 312.7 1102L423.7 1102Q431.7 1102 431.7 1094L431.7 1079Q431.7 1071 431.7 1063L431.7 993Q431.7 985 431.7 977L431.7 925Q431.7 917 431.7 909L431.7 894Q431.7 886 423.7 886L330.3 886Q322.3 886 322.3 879L322.3 872",
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
     "line": "M328.7 1124L328.7 1117.5Q328.7 1111 336.7 1111L552.9 1111Q560.9 1111 560.9 1103L560.9 1079Q560.9 1071 560.9 1063L560.9 1030Q560.9 1022 552.9 1022L144 1022Q136 1022 136 1019.5L136 1017",
     "tip": "M136 1009L140 1017L132 1017Z",
     "labels": [
      {
       "text": "unfit, late, unfinished, refused",
       "kind": "reply",
       "x": 560.9,
       "y": 1071
      }
     ]
    },
    {
     "line": "M1308.2 816L1308.2 789Q1308.2 781 1308.2 773L1308.2 730Q1308.2 722 1308.2 714L1308.2 671Q1308.2 663 1308.2 655L1308.2 603Q1308.2 595 1308.2 587L1308.2 535Q1308.2 527 1308.2 519L1308.2 476Q1308.2 468 1308.2 460L1308.2 417Q1308.2 409 1308.2 401L1308.2 395Q1308.2 387 1300.2 387L1225.5 387Q1217.5 387 1217.5 379L1217.5 335",
     "tip": "M1217.5 327L1221.5 335L1213.5 335Z",
     "labels": [
      {
       "text": "email.verified",
       "kind": "event",
       "x": 1308.2,
       "y": 586
      },
      {
       "text": "result.kept",
       "kind": "event",
       "x": 1308.2,
       "y": 604
      }
     ]
    },
    {
     "line": "M882.6 1009L882.6 1015.5Q882.6 1022 874.6 1022L755.7 1022Q747.7 1022 747.7 1030L747.7 1063Q747.7 1071 747.7 1079L747.7 1103Q747.7 1111 753.8 1111L753.8 1111Q759.9 1111 759.9 1113.5L759.9 1116",
     "tip": "M759.9 1124L755.9 1116L763.9 1116Z",
     "labels": [
      {
       "text": "userid.submitted",
       "kind": "event",
       "x": 747.7,
       "y": 1071
      }
     ]
    },
    {
     "line": "M928.3 1009L928.3 1041Q928.3 1049 936.3 1049L1005.3 1049Q1013.3 1049 1013.3 1057L1013.3 1063Q1013.3 1071 1013.3 1079L1013.3 1103Q1013.3 1111 1014.9 1111L1014.9 1111Q1016.5 1111 1016.5 1113.5L1016.5 1116",
     "tip": "M1016.5 1124L1012.5 1116L1020.5 1116Z",
     "labels": [
      {
       "text": "human.asserted",
       "kind": "event",
       "x": 1013.3,
       "y": 1071
      }
     ]
    },
    {
     "line": "M974 1009L974 1023Q974 1031 982 1031L1783.4 1031Q1791.4 1031 1791.4 1039L1791.4 1063Q1791.4 1071 1791.4 1079L1791.4 1103Q1791.4 1111 1799.4 1111L1924.6 1111Q1932.6 1111 1932.6 1113.5L1932.6 1116",
     "tip": "M1932.6 1124L1928.6 1116L1936.6 1116Z",
     "labels": [
      {
       "text": "details.submitted",
       "kind": "event",
       "x": 1791.4,
       "y": 1071
      }
     ]
    },
    {
     "line": "M883.7 961L883.7 954.5Q883.7 948 875.7 948L611.9 948Q603.9 948 603.9 940L603.9 925Q603.9 917 603.9 909L603.9 894Q603.9 886 611.9 886L1244.2 886Q1252.2 886 1252.2 879L1252.2 872",
     "tip": "M1252.2 864L1256.2 872L1248.2 872Z",
     "labels": [
      {
       "text": "back",
       "kind": "event",
       "x": 603.9,
       "y": 917
      }
     ]
    },
    {
     "line": "M871.9 1124L871.9 1117.5Q871.9 1111 878 1111L878 1111Q884.1 1111 884.1 1103L884.1 1079Q884.1 1071 884.1 1063L884.1 1039Q884.1 1031 892.1 1031L897.4 1031Q905.4 1031 905.4 1024L905.4 1017",
     "tip": "M905.4 1009L909.4 1017L901.4 1017Z",
     "labels": [
      {
       "text": "free, taken, unfit",
       "kind": "reply",
       "x": 884.1,
       "y": 1071
      }
     ]
    },
    {
     "line": "M1128.5 1124L1128.5 1117.5Q1128.5 1111 1130.1 1111L1130.1 1111Q1131.7 1111 1131.7 1103L1131.7 1079Q1131.7 1071 1131.7 1063L1131.7 1048Q1131.7 1040 1123.7 1040L959.1 1040Q951.1 1040 951.1 1032L951.1 1017",
     "tip": "M951.1 1009L955.1 1017L947.1 1017Z",
     "labels": [
      {
       "text": "proved, refused",
       "kind": "reply",
       "x": 1131.7,
       "y": 1071
      }
     ]
    },
    {
     "line": "M2044.6 1172L2044.6 1178.5Q2044.6 1185 2052.6 1185L2951 1185Q2959 1185 2959 1193L2959 1199Q2959 1207 2959 1215L2959 1234",
     "tip": "M2959 1242L2955 1234L2963 1234Z",
     "labels": [
      {
       "text": "welcome",
       "kind": "reply",
       "x": 2959,
       "y": 1207
      }
     ]
    },
    {
     "line": "M1988.6 1172L1988.6 1199Q1988.6 1207 1988.6 1215L1988.6 1234",
     "tip": "M1988.6 1242L1984.6 1234L1992.6 1234Z",
     "labels": [
      {
       "text": "member, member meanwhile",
       "kind": "reply",
       "x": 1988.6,
       "y": 1207
      }
     ]
    },
    {
     "line": "M1932.6 1172L1932.6 1178.5Q1932.6 1185 1924.6 1185L1384.4 1185Q1376.4 1185 1376.4 1193L1376.4 1199Q1376.4 1207 1376.4 1215L1376.4 1221Q1376.4 1229 1368.4 1229L1316.6 1229Q1308.6 1229 1308.6 1231.5L1308.6 1234",
     "tip": "M1308.6 1242L1304.6 1234L1312.6 1234Z",
     "labels": [
      {
       "text": "late, unidentified",
       "kind": "reply",
       "x": 1376.4,
       "y": 1207
      }
     ]
    },
    {
     "line": "M1956.6 1124L1956.6 1110Q1956.6 1102 1948.6 1102L1874.6 1102Q1866.6 1102 1866.6 1094L1866.6 1079Q1866.6 1071 1866.6 1063L1866.6 993Q1866.6 985 1866.6 977L1866.6 925Q1866.6 917 1866.6 909L1866.6 885Q1866.6 877 1858.6 877L354.3 877Q346.3 877 346.3 874.5L346.3 872",
     "tip": "M346.3 864L350.3 872L342.3 872Z",
     "labels": [
      {
       "text": "without guardian",
       "kind": "reply",
       "x": 1866.6,
       "y": 985
      }
     ]
    },
    {
     "line": "M1988.6 1124L1988.6 1079Q1988.6 1071 1988.6 1063L1988.6 993Q1988.6 985 1988.6 977L1988.6 925Q1988.6 917 1988.6 909L1988.6 894Q1988.6 886 1980.6 886L1372.2 886Q1364.2 886 1364.2 879L1364.2 872",
     "tip": "M1364.2 864L1368.2 872L1360.2 872Z",
     "labels": [
      {
       "text": "without e-mail",
       "kind": "reply",
       "x": 1988.6,
       "y": 985
      }
     ]
    },
    {
     "line": "M2020.6 1124L2020.6 1110Q2020.6 1102 2028.6 1102L2045 1102Q2053 1102 2053 1094L2053 1079Q2053 1071 2053 1063L2053 993Q2053 985 2053 977L2053 925Q2053 917 2053 909L2053 848Q2053 840 2053 832L2053 789Q2053 781 2053 773L2053 730Q2053 722 2053 714L2053 671Q2053 663 2053 655L2053 603Q2053 595 2053 587L2053 535Q2053 527 2053 519L2053 513Q2053 505 2045 505L1718.3 505Q1710.3 505 1710.3 502.5L1710.3 500",
     "tip": "M1710.3 492L1714.3 500L1706.3 500Z",
     "labels": [
      {
       "text": "rewritten",
       "kind": "reply",
       "x": 2053,
       "y": 781
      }
     ]
    },
    {
     "line": "M2044.6 1124L2044.6 1117.5Q2044.6 1111 2052.6 1111L2462.2 1111Q2470.2 1111 2470.2 1103L2470.2 1079Q2470.2 1071 2470.2 1063L2470.2 1030Q2470.2 1022 2462.2 1022L1004.8 1022Q996.8 1022 996.8 1019.5L996.8 1017",
     "tip": "M996.8 1009L1000.8 1017L992.8 1017Z",
     "labels": [
      {
       "text": "in use, unfit ID, unfit password, passwords differ, unfit phone, unfit e-mail, no person, failing, failing again",
       "kind": "reply",
       "x": 2470.2,
       "y": 1071
      }
     ]
    },
    {
     "line": "M1932.6 1242L1932.6 1235.5Q1932.6 1229 1924.6 1229L1673.6 1229Q1665.6 1229 1665.6 1221L1665.6 1215Q1665.6 1207 1665.6 1199L1665.6 1156Q1665.6 1148 1665.6 1140L1665.6 1079Q1665.6 1071 1665.6 1063L1665.6 993Q1665.6 985 1665.6 977L1665.6 925Q1665.6 917 1665.6 909L1665.6 848Q1665.6 840 1665.6 832L1665.6 789Q1665.6 781 1665.6 773L1665.6 730Q1665.6 722 1665.6 714L1665.6 671Q1665.6 663 1665.6 655L1665.6 627",
     "tip": "M1665.6 619L1669.6 627L1661.6 627Z",
     "labels": [
      {
       "text": "find-id.chosen",
       "kind": "event",
       "x": 1665.6,
       "y": 908
      },
      {
       "text": "alert.closed",
       "kind": "event",
       "x": 1665.6,
       "y": 926
      }
     ]
    },
    {
     "line": "M1213.2 1242L1213.2 1215Q1213.2 1207 1213.2 1199L1213.2 1156Q1213.2 1148 1213.2 1140L1213.2 1079Q1213.2 1071 1213.2 1063L1213.2 993Q1213.2 985 1213.2 977L1213.2 925Q1213.2 917 1213.2 909L1213.2 848Q1213.2 840 1213.2 832L1213.2 789Q1213.2 781 1213.2 773L1213.2 730Q1213.2 722 1213.2 714L1213.2 671Q1213.2 663 1213.2 655L1213.2 649Q1213.2 641 1221.2 641L1625.6 641Q1633.6 641 1633.6 634L1633.6 627",
     "tip": "M1633.6 619L1637.6 627L1629.6 627Z",
     "labels": [
      {
       "text": "alert.closed",
       "kind": "event",
       "x": 1213.2,
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
   "en": "E-mail verification"
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
  "transitions": 26,
  "paths": 16,
  "diagram": {
   "left": -16,
   "top": -16,
   "width": 1105,
   "height": 736,
   "groups": [],
   "states": [
    {
     "name": "enteringEmail",
     "x": 131.8,
     "y": 166,
     "width": 160,
     "height": 48
    },
    {
     "name": "sendingMail",
     "x": 246.8,
     "y": 293,
     "width": 160,
     "height": 48
    },
    {
     "name": "waitingForLink",
     "x": 189,
     "y": 538,
     "width": 160,
     "height": 48
    },
    {
     "name": "mailExpired",
     "x": 3.8,
     "y": 656,
     "width": 160,
     "height": 48
    },
    {
     "name": "mailsLimited",
     "x": 262.1,
     "y": 411,
     "width": 160,
     "height": 48
    },
    {
     "name": "emailVerified",
     "x": 314.6,
     "y": 656,
     "width": 160,
     "height": 48
    },
    {
     "name": "checkingLink",
     "x": 644.1,
     "y": 166,
     "width": 160,
     "height": 48
    },
    {
     "name": "linkUnchecked",
     "x": 530.4,
     "y": 293,
     "width": 160,
     "height": 48
    },
    {
     "name": "linkChecked",
     "x": 781.2,
     "y": 293,
     "width": 160,
     "height": 48
    },
    {
     "name": "confirmingLink",
     "x": 781.2,
     "y": 411,
     "width": 160,
     "height": 48
    },
    {
     "name": "linkRefused",
     "x": 665.5,
     "y": 538,
     "width": 160,
     "height": 48
    },
    {
     "name": "emailConfirmed",
     "x": 912.2,
     "y": 538,
     "width": 160,
     "height": 48
    }
   ],
   "passing": [
    {
     "name": "opening",
     "x": 442.4,
     "y": 64,
     "width": 79,
     "height": 32
    }
   ],
   "begin": {
    "x": 481.9,
    "y": 6
   },
   "arrows": [
    {
     "line": "M481.9 12L481.9 30Q481.9 38 481.9 46L481.9 56",
     "tip": "M481.9 64L477.9 56L485.9 56Z",
     "labels": []
    },
    {
     "line": "M497.4 96L497.4 102.5Q497.4 109 505.4 109L716.1 109Q724.1 109 724.1 117L724.1 123Q724.1 131 724.1 139L724.1 158",
     "tip": "M724.1 166L720.1 158L728.1 158Z",
     "labels": [
      {
       "text": "isLink",
       "kind": "guard",
       "x": 724.1,
       "y": 131
      }
     ]
    },
    {
     "line": "M466.4 96L466.4 102.5Q466.4 109 458.4 109L219.8 109Q211.8 109 211.8 117L211.8 123Q211.8 131 211.8 139L211.8 158",
     "tip": "M211.8 166L207.8 158L215.8 158Z",
     "labels": [
      {
       "text": "otherwise",
       "kind": "guard",
       "x": 211.8,
       "y": 131
      }
     ]
    },
    {
     "line": "M267.8 214L267.8 220.5Q267.8 227 275.8 227L426.8 227Q434.8 227 434.8 235L434.8 250Q434.8 258 434.8 266L434.8 272Q434.8 280 426.8 280L390.8 280Q382.8 280 382.8 282.5L382.8 285",
     "tip": "M382.8 293L378.8 285L386.8 285Z",
     "labels": [
      {
       "text": "email.submitted",
       "kind": "event",
       "x": 434.8,
       "y": 258
      }
     ]
    },
    {
     "line": "M382.8 341L382.8 347.5Q382.8 354 390.8 354L594.5 354Q602.5 354 602.5 362L602.5 368Q602.5 376 602.5 384L602.5 427Q602.5 435 602.5 443L602.5 486Q602.5 494 602.5 502L602.5 517Q602.5 525 594.5 525L333 525Q325 525 325 527.5L325 530",
     "tip": "M325 538L321 530L329 530Z",
     "labels": [
      {
       "text": "sent, no address",
       "kind": "reply",
       "x": 602.5,
       "y": 435
      }
     ]
    },
    {
     "line": "M342.1 341L342.1 368Q342.1 376 342.1 384L342.1 403",
     "tip": "M342.1 411L338.1 403L346.1 403Z",
     "labels": [
      {
       "text": "limited",
       "kind": "reply",
       "x": 342.1,
       "y": 376
      }
     ]
    },
    {
     "line": "M270.8 293L270.8 286.5Q270.8 280 262.8 280L212.8 280Q204.8 280 204.8 272L204.8 266Q204.8 258 204.8 250L204.8 222",
     "tip": "M204.8 214L208.8 222L200.8 222Z",
     "labels": [
      {
       "text": "no address, in use, refused, failing, offline",
       "kind": "reply",
       "x": 204.8,
       "y": 258
      }
     ]
    },
    {
     "line": "M146.2 434.5L146.2 384Q146.2 376 146.2 368L146.2 362Q146.2 354 154.2 354L262.8 354Q270.8 354 270.8 351.5L270.8 349",
     "tip": "M270.8 341L274.8 349L266.8 349Z",
     "labels": [
      {
       "text": "mail.requested",
       "kind": "event",
       "x": 146.2,
       "y": 376
      }
     ]
    },
    {
     "line": "M237 538L237 524Q237 516 229 516L202.6 516Q194.6 516 194.6 508L194.6 502Q194.6 494 194.6 486L194.6 480Q194.6 472 186.6 472L154.2 472Q146.2 472 146.2 464L146.2 435.5",
     "tip": "",
     "labels": []
    },
    {
     "line": "M74.6 656L74.6 629Q74.6 621 74.6 613L74.6 570Q74.6 562 74.6 554L74.6 502Q74.6 494 74.6 486L74.6 480Q74.6 472 82.6 472L138.2 472Q146.2 472 146.2 464L146.2 435.5",
     "tip": "",
     "labels": []
    },
    {
     "line": "M14.4 316.5L14.4 266Q14.4 258 14.4 250L14.4 235Q14.4 227 22.4 227L147.8 227Q155.8 227 155.8 224.5L155.8 222",
     "tip": "M155.8 214L159.8 222L151.8 222Z",
     "labels": [
      {
       "text": "back",
       "kind": "event",
       "x": 14.4,
       "y": 258
      }
     ]
    },
    {
     "line": "M213 538L213 531.5Q213 525 205 525L43.4 525Q35.4 525 35.4 517L35.4 502Q35.4 494 35.4 486L35.4 443Q35.4 435 35.4 427L35.4 384Q35.4 376 35.4 368L35.4 362Q35.4 354 27.4 354L22.4 354Q14.4 354 14.4 346L14.4 317.5",
     "tip": "",
     "labels": []
    },
    {
     "line": "M27.8 656L27.8 649.5Q27.8 643 24.6 643L24.6 643Q21.4 643 21.4 635L21.4 629Q21.4 621 21.4 613L21.4 570Q21.4 562 21.4 554L21.4 502Q21.4 494 21.4 486L21.4 443Q21.4 435 21.4 427L21.4 384Q21.4 376 21.4 368L21.4 362Q21.4 354 17.9 354L17.9 354Q14.4 354 14.4 346L14.4 317.5",
     "tip": "",
     "labels": []
    },
    {
     "line": "M286.1 411L286.1 404.5Q286.1 398 278.1 398L15.4 398Q7.4 398 7.4 390L7.4 384Q7.4 376 7.4 368L7.4 362Q7.4 354 10.9 354L10.9 354Q14.4 354 14.4 346L14.4 317.5",
     "tip": "",
     "labels": []
    },
    {
     "line": "M325 586L325 592.5Q325 599 333 599L386.6 599Q394.6 599 394.6 607L394.6 613Q394.6 621 394.6 629L394.6 648",
     "tip": "M394.6 656L390.6 648L398.6 648Z",
     "labels": [
      {
       "text": "verified",
       "kind": "reply",
       "x": 394.6,
       "y": 621
      }
     ]
    },
    {
     "line": "M213 586L213 592.5Q213 599 205 599L179.4 599Q171.4 599 171.4 607L171.4 613Q171.4 621 171.4 629L171.4 635Q171.4 643 163.4 643L147.8 643Q139.8 643 139.8 645.5L139.8 648",
     "tip": "M139.8 656L135.8 648L143.8 648Z",
     "labels": [
      {
       "text": "over, unknown, deadline",
       "kind": "reply",
       "x": 171.4,
       "y": 621
      }
     ]
    },
    {
     "line": "M780.1 214L780.1 220.5Q780.1 227 788.1 227L1007.4 227Q1015.4 227 1015.4 235L1015.4 250Q1015.4 258 1015.4 266L1015.4 309Q1015.4 317 1015.4 325L1015.4 368Q1015.4 376 1015.4 384L1015.4 427Q1015.4 435 1015.4 443L1015.4 486Q1015.4 494 1015.4 502L1015.4 530",
     "tip": "M1015.4 538L1011.4 530L1019.4 530Z",
     "labels": [
      {
       "text": "done before",
       "kind": "reply",
       "x": 1015.4,
       "y": 376
      }
     ]
    },
    {
     "line": "M756.1 214L756.1 228Q756.1 236 764.1 236L853.2 236Q861.2 236 861.2 244L861.2 250Q861.2 258 861.2 266L861.2 285",
     "tip": "M861.2 293L857.2 285L865.2 285Z",
     "labels": [
      {
       "text": "good",
       "kind": "reply",
       "x": 861.2,
       "y": 258
      }
     ]
    },
    {
     "line": "M724.1 214L724.1 250Q724.1 258 724.1 266L724.1 309Q724.1 317 724.1 325L724.1 368Q724.1 376 724.1 384L724.1 427Q724.1 435 724.1 443L724.1 486Q724.1 494 724.1 502L724.1 530",
     "tip": "M724.1 538L720.1 530L728.1 530Z",
     "labels": [
      {
       "text": "over, unknown",
       "kind": "reply",
       "x": 724.1,
       "y": 376
      }
     ]
    },
    {
     "line": "M692.1 214L692.1 228Q692.1 236 684.1 236L658 236Q650 236 650 244L650 250Q650 258 650 266L650 285",
     "tip": "M650 293L646 285L654 285Z",
     "labels": [
      {
       "text": "failing",
       "kind": "reply",
       "x": 650,
       "y": 258
      }
     ]
    },
    {
     "line": "M556.8 293L556.8 266Q556.8 258 556.8 250L556.8 235Q556.8 227 564.8 227L660.1 227Q668.1 227 668.1 224.5L668.1 222",
     "tip": "M668.1 214L672.1 222L664.1 222Z",
     "labels": [
      {
       "text": "check.requested",
       "kind": "event",
       "x": 556.8,
       "y": 258
      }
     ]
    },
    {
     "line": "M907.8 341L907.8 368Q907.8 376 907.8 384L907.8 403",
     "tip": "M907.8 411L903.8 403L911.8 403Z",
     "labels": [
      {
       "text": "email.confirmed",
       "kind": "event",
       "x": 907.8,
       "y": 376
      }
     ]
    },
    {
     "line": "M917.2 459L917.2 465.5Q917.2 472 924.3 472L924.3 472Q931.4 472 931.4 480L931.4 486Q931.4 494 931.4 502L931.4 517Q931.4 525 933.8 525L933.8 525Q936.2 525 936.2 527.5L936.2 530",
     "tip": "M936.2 538L932.2 530L940.2 530Z",
     "labels": [
      {
       "text": "confirmed",
       "kind": "reply",
       "x": 931.4,
       "y": 494
      }
     ]
    },
    {
     "line": "M805.2 459L805.2 465.5Q805.2 472 797.2 472L794 472Q786 472 786 480L786 486Q786 494 786 502L786 530",
     "tip": "M786 538L782 530L790 530Z",
     "labels": [
      {
       "text": "replaced",
       "kind": "reply",
       "x": 786,
       "y": 494
      }
     ]
    },
    {
     "line": "M814.6 411L814.6 384Q814.6 376 814.6 368L814.6 349",
     "tip": "M814.6 341L818.6 349L810.6 349Z",
     "labels": [
      {
       "text": "offline",
       "kind": "reply",
       "x": 814.6,
       "y": 376
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
     "ko": "결제 창 여는 중",
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
      "name": "openPayment refused",
      "state": "editing",
      "code": "PR30009400"
     }
    ]
   },
   {
    "name": "leavingForPayment",
    "title": {
     "ko": "결제 창으로 이동",
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
     "en": "Not paid yet"
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
  "transitions": 31,
  "paths": 18,
  "diagram": {
   "left": -16,
   "top": -16,
   "width": 1811,
   "height": 799,
   "groups": [],
   "states": [
    {
     "name": "editing",
     "x": 133.4,
     "y": 175,
     "width": 160,
     "height": 48
    },
    {
     "name": "placingOrder",
     "x": 291.3,
     "y": 311,
     "width": 160,
     "height": 48
    },
    {
     "name": "openingPayment",
     "x": 132.1,
     "y": 465,
     "width": 160,
     "height": 48
    },
    {
     "name": "leavingForPayment",
     "x": 0,
     "y": 592,
     "width": 160,
     "height": 48
    },
    {
     "name": "verifyingIdentity",
     "x": 341,
     "y": 465,
     "width": 160,
     "height": 48
    },
    {
     "name": "takingIdentity",
     "x": 256.4,
     "y": 592,
     "width": 160,
     "height": 48
    },
    {
     "name": "asking",
     "x": 915.2,
     "y": 175,
     "width": 160,
     "height": 48
    },
    {
     "name": "settling",
     "x": 1200.7,
     "y": 592,
     "width": 160,
     "height": 48
    },
    {
     "name": "waitingForDeposit",
     "x": 1024.7,
     "y": 592,
     "width": 160,
     "height": 48
    },
    {
     "name": "resultUnknown",
     "x": 915.2,
     "y": 719,
     "width": 160,
     "height": 48
    },
    {
     "name": "completed",
     "x": 598.3,
     "y": 465,
     "width": 160,
     "height": 48
    },
    {
     "name": "unpaid",
     "x": 1500.5,
     "y": 465,
     "width": 160,
     "height": 48
    },
    {
     "name": "over",
     "x": 1292.1,
     "y": 719,
     "width": 160,
     "height": 48
    },
    {
     "name": "failed",
     "x": 1324.5,
     "y": 465,
     "width": 160,
     "height": 48
    }
   ],
   "passing": [
    {
     "name": "opening",
     "x": 881.4,
     "y": 64,
     "width": 79,
     "height": 32
    },
    {
     "name": "evaluatingResult",
     "x": 1208.7,
     "y": 319,
     "width": 144,
     "height": 32
    }
   ],
   "begin": {
    "x": 920.9,
    "y": 6
   },
   "arrows": [
    {
     "line": "M920.9 12L920.9 30Q920.9 38 920.9 46L920.9 56",
     "tip": "M920.9 64L916.9 56L924.9 56Z",
     "labels": []
    },
    {
     "line": "M944.6 96L944.6 102.5Q944.6 109 952.6 109L1749.3 109Q1757.3 109 1757.3 117L1757.3 132Q1757.3 140 1757.3 148L1757.3 191Q1757.3 199 1757.3 207L1757.3 268Q1757.3 276 1757.3 284L1757.3 327Q1757.3 335 1757.3 343L1757.3 404Q1757.3 412 1757.3 420L1757.3 444Q1757.3 452 1749.3 452L1468.5 452Q1460.5 452 1460.5 454.5L1460.5 457",
     "tip": "M1460.5 465L1456.5 457L1464.5 457Z",
     "labels": [
      {
       "text": "failed",
       "kind": "guard",
       "x": 1757.3,
       "y": 276
      }
     ]
    },
    {
     "line": "M1226.7 351L1226.7 364Q1226.7 372 1218.7 372L1034.3 372Q1026.3 372 1026.3 380L1026.3 404Q1026.3 412 1026.3 420L1026.3 435Q1026.3 443 1034.3 443L1340.5 443Q1348.5 443 1348.5 450L1348.5 457",
     "tip": "M1348.5 465L1344.5 457L1352.5 457Z",
     "labels": [
      {
       "text": "failed",
       "kind": "guard",
       "x": 1026.3,
       "y": 412
      }
     ]
    },
    {
     "line": "M928.8 96L928.8 110Q928.8 118 936.8 118L987.2 118Q995.2 118 995.2 126L995.2 132Q995.2 140 995.2 148L995.2 167",
     "tip": "M995.2 175L991.2 167L999.2 167Z",
     "labels": [
      {
       "text": "result",
       "kind": "guard",
       "x": 995.2,
       "y": 140
      }
     ]
    },
    {
     "line": "M913 96L913 110Q913 118 905 118L665.6 118Q657.6 118 657.6 126L657.6 132Q657.6 140 657.6 148L657.6 191Q657.6 199 657.6 207L657.6 268Q657.6 276 657.6 284L657.6 327Q657.6 335 657.6 343L657.6 404Q657.6 412 657.6 420L657.6 435Q657.6 443 649.6 443L485 443Q477 443 477 450L477 457",
     "tip": "M477 465L473 457L481 457Z",
     "labels": [
      {
       "text": "identity",
       "kind": "guard",
       "x": 657.6,
       "y": 276
      }
     ]
    },
    {
     "line": "M897.2 96L897.2 102.5Q897.2 109 889.2 109L221.4 109Q213.4 109 213.4 117L213.4 132Q213.4 140 213.4 148L213.4 167",
     "tip": "M213.4 175L209.4 167L217.4 167Z",
     "labels": [
      {
       "text": "otherwise",
       "kind": "guard",
       "x": 213.4,
       "y": 140
      }
     ]
    },
    {
     "line": "M270.5 223L270.5 229.5Q270.5 236 278.5 236L537.7 236Q545.7 236 545.7 244L545.7 268Q545.7 276 545.7 284L545.7 290Q545.7 298 537.7 298L435.3 298Q427.3 298 427.3 300.5L427.3 303",
     "tip": "M427.3 311L423.3 303L431.3 303Z",
     "labels": [
      {
       "text": "order.submitted",
       "kind": "event",
       "x": 545.7,
       "y": 276
      }
     ]
    },
    {
     "line": "M315.3 359L315.3 365.5Q315.3 372 307.3 372L255.2 372Q247.2 372 247.2 380L247.2 404Q247.2 412 247.2 420L247.2 444Q247.2 452 255.2 452L614.3 452Q622.3 452 622.3 454.5L622.3 457",
     "tip": "M622.3 465L618.3 457L626.3 457Z",
     "labels": [
      {
       "text": "free",
       "kind": "reply",
       "x": 247.2,
       "y": 412
      }
     ]
    },
    {
     "line": "M339.3 359L339.3 373Q339.3 381 331.3 381L305.2 381Q297.2 381 297.2 389L297.2 404Q297.2 412 297.2 420L297.2 426Q297.2 434 289.2 434L276.1 434Q268.1 434 268.1 442L268.1 457",
     "tip": "M268.1 465L264.1 457L272.1 457Z",
     "labels": [
      {
       "text": "placed",
       "kind": "reply",
       "x": 297.2,
       "y": 412
      }
     ]
    },
    {
     "line": "M403.3 359L403.3 373Q403.3 381 411.3 381L413 381Q421 381 421 389L421 404Q421 412 421 420L421 457",
     "tip": "M421 465L417 457L425 457Z",
     "labels": [
      {
       "text": "unverified",
       "kind": "reply",
       "x": 421,
       "y": 412
      }
     ]
    },
    {
     "line": "M315.3 311L315.3 304.5Q315.3 298 307.3 298L285.8 298Q277.8 298 277.8 290L277.8 284Q277.8 276 277.8 268L277.8 253Q277.8 245 269.8 245L255.7 245Q247.7 245 247.7 238L247.7 231",
     "tip": "M247.7 223L251.7 231L243.7 231Z",
     "labels": [
      {
       "text": "soldOut, priceChanged",
       "kind": "reply",
       "x": 277.8,
       "y": 276
      }
     ]
    },
    {
     "line": "M212.1 513L212.1 540Q212.1 548 212.1 556L212.1 562Q212.1 570 204.1 570L144 570Q136 570 136 577L136 584",
     "tip": "M136 592L132 584L140 584Z",
     "labels": [
      {
       "text": "opened",
       "kind": "reply",
       "x": 212.1,
       "y": 548
      }
     ]
    },
    {
     "line": "M172.9 465L172.9 420Q172.9 412 172.9 404L172.9 343Q172.9 335 172.9 327L172.9 284Q172.9 276 172.9 268L172.9 244Q172.9 236 180.9 236L216.8 236Q224.8 236 224.8 233.5L224.8 231",
     "tip": "M224.8 223L228.8 231L220.8 231Z",
     "labels": [
      {
       "text": "refused",
       "kind": "reply",
       "x": 172.9,
       "y": 335
      }
     ]
    },
    {
     "line": "M105.8 592L105.8 556Q105.8 548 105.8 540L105.8 497Q105.8 489 105.8 481L105.8 420Q105.8 412 105.8 404L105.8 343Q105.8 335 105.8 327L105.8 284Q105.8 276 105.8 268L105.8 262Q105.8 254 113.8 254L194 254Q202 254 202 246L202 231",
     "tip": "M202 223L206 231L198 231Z",
     "labels": [
      {
       "text": "back",
       "kind": "event",
       "x": 105.8,
       "y": 412
      }
     ]
    },
    {
     "line": "M471.2 513L471.2 540Q471.2 548 471.2 556L471.2 562Q471.2 570 463.2 570L376.4 570Q368.4 570 368.4 577L368.4 584",
     "tip": "M368.4 592L364.4 584L372.4 584Z",
     "labels": [
      {
       "text": "identity.verified",
       "kind": "event",
       "x": 471.2,
       "y": 548
      }
     ]
    },
    {
     "line": "M365 465L365 451Q365 443 357 443L78.2 443Q70.2 443 70.2 435L70.2 420Q70.2 412 70.2 404L70.2 343Q70.2 335 70.2 327L70.2 284Q70.2 276 70.2 268L70.2 253Q70.2 245 78.2 245L171.1 245Q179.1 245 179.1 238L179.1 231",
     "tip": "M179.1 223L183.1 231L175.1 231Z",
     "labels": [
      {
       "text": "cancel",
       "kind": "event",
       "x": 70.2,
       "y": 335
      }
     ]
    },
    {
     "line": "M392.4 592L392.4 585.5Q392.4 579 400.4 579L557.3 579Q565.3 579 565.3 571L565.3 556Q565.3 548 565.3 540L565.3 497Q565.3 489 565.3 481L565.3 420Q565.3 412 565.3 404L565.3 380Q565.3 372 557.3 372L435.3 372Q427.3 372 427.3 369.5L427.3 367",
     "tip": "M427.3 359L431.3 367L423.3 367Z",
     "labels": [
      {
       "text": "taken",
       "kind": "reply",
       "x": 565.3,
       "y": 489
      }
     ]
    },
    {
     "line": "M280.4 592L280.4 585.5Q280.4 579 272.4 579L42.6 579Q34.6 579 34.6 571L34.6 556Q34.6 548 34.6 540L34.6 497Q34.6 489 34.6 481L34.6 420Q34.6 412 34.6 404L34.6 343Q34.6 335 34.6 327L34.6 284Q34.6 276 34.6 268L34.6 244Q34.6 236 42.6 236L148.3 236Q156.3 236 156.3 233.5L156.3 231",
     "tip": "M156.3 223L160.3 231L152.3 231Z",
     "labels": [
      {
       "text": "taken",
       "kind": "reply",
       "x": 34.6,
       "y": 412
      }
     ]
    },
    {
     "line": "M344.4 592L344.4 585.5Q344.4 579 352.4 579L355.4 579Q363.4 579 363.4 571L363.4 556Q363.4 548 363.4 540L363.4 534Q363.4 526 364.2 526L364.2 526Q365 526 365 523.5L365 521",
     "tip": "M365 513L369 521L361 521Z",
     "labels": [
      {
       "text": "foreign",
       "kind": "reply",
       "x": 363.4,
       "y": 548
      }
     ]
    },
    {
     "line": "M1051.2 223L1051.2 229.5Q1051.2 236 1059.2 236L1272.7 236Q1280.7 236 1280.7 244L1280.7 268Q1280.7 276 1280.7 284L1280.7 311",
     "tip": "M1280.7 319L1276.7 311L1284.7 311Z",
     "labels": [
      {
       "text": "paid, waiting, failed, settling, unpaid, over",
       "kind": "reply",
       "x": 1280.7,
       "y": 276
      }
     ]
    },
    {
     "line": "M963.2 223L963.2 237Q963.2 245 955.2 245L935.7 245Q927.7 245 927.7 253L927.7 268Q927.7 276 927.7 284L927.7 327Q927.7 335 927.7 343L927.7 404Q927.7 412 927.7 420L927.7 481Q927.7 489 927.7 497L927.7 540Q927.7 548 927.7 556L927.7 608Q927.7 616 927.7 624L927.7 667Q927.7 675 927.7 683L927.7 689Q927.7 697 935.7 697L955.2 697Q963.2 697 963.2 704L963.2 711",
     "tip": "M963.2 719L959.2 711L967.2 711Z",
     "labels": [
      {
       "text": "failing",
       "kind": "reply",
       "x": 927.7,
       "y": 489
      }
     ]
    },
    {
     "line": "M1244.7 351L1244.7 373Q1244.7 381 1236.7 381L1084.3 381Q1076.3 381 1076.3 389L1076.3 404Q1076.3 412 1076.3 420L1076.3 444Q1076.3 452 1068.3 452L742.3 452Q734.3 452 734.3 454.5L734.3 457",
     "tip": "M734.3 465L730.3 457L738.3 457Z",
     "labels": [
      {
       "text": "paid",
       "kind": "guard",
       "x": 1076.3,
       "y": 412
      }
     ]
    },
    {
     "line": "M1262.7 351L1262.7 382Q1262.7 390 1254.7 390L1112.7 390Q1104.7 390 1104.7 398L1104.7 404Q1104.7 412 1104.7 420L1104.7 481Q1104.7 489 1104.7 497L1104.7 540Q1104.7 548 1104.7 556L1104.7 584",
     "tip": "M1104.7 592L1100.7 584L1108.7 584Z",
     "labels": [
      {
       "text": "waiting",
       "kind": "guard",
       "x": 1104.7,
       "y": 489
      }
     ]
    },
    {
     "line": "M1280.7 351L1280.7 404Q1280.7 412 1280.7 420L1280.7 481Q1280.7 489 1280.7 497L1280.7 540Q1280.7 548 1280.7 556L1280.7 584",
     "tip": "M1280.7 592L1276.7 584L1284.7 584Z",
     "labels": [
      {
       "text": "settling",
       "kind": "guard",
       "x": 1280.7,
       "y": 489
      }
     ]
    },
    {
     "line": "M1298.7 351L1298.7 382Q1298.7 390 1306.7 390L1572.5 390Q1580.5 390 1580.5 398L1580.5 404Q1580.5 412 1580.5 420L1580.5 457",
     "tip": "M1580.5 465L1576.5 457L1584.5 457Z",
     "labels": [
      {
       "text": "payable",
       "kind": "guard",
       "x": 1580.5,
       "y": 412
      }
     ]
    },
    {
     "line": "M1316.7 351L1316.7 373Q1316.7 381 1324.7 381L1667.5 381Q1675.5 381 1675.5 389L1675.5 404Q1675.5 412 1675.5 420L1675.5 481Q1675.5 489 1675.5 497L1675.5 540Q1675.5 548 1675.5 556L1675.5 608Q1675.5 616 1675.5 624L1675.5 667Q1675.5 675 1675.5 683L1675.5 698Q1675.5 706 1667.5 706L1436.1 706Q1428.1 706 1428.1 708.5L1428.1 711",
     "tip": "M1428.1 719L1424.1 711L1432.1 711Z",
     "labels": [
      {
       "text": "otherwise",
       "kind": "guard",
       "x": 1675.5,
       "y": 548
      }
     ]
    },
    {
     "line": "M1728.9 488.5L1728.9 420Q1728.9 412 1728.9 404L1728.9 380Q1728.9 372 1720.9 372L1342.7 372Q1334.7 372 1334.7 365.5L1334.7 359",
     "tip": "M1334.7 351L1338.7 359L1330.7 359Z",
     "labels": [
      {
       "text": "paid",
       "kind": "reply",
       "x": 1728.9,
       "y": 412
      }
     ]
    },
    {
     "line": "M1336.7 592L1336.7 578Q1336.7 570 1344.7 570L1727.9 570Q1735.9 570 1735.9 562L1735.9 556Q1735.9 548 1735.9 540L1735.9 534Q1735.9 526 1732.4 526L1732.4 526Q1728.9 526 1728.9 518L1728.9 489.5",
     "tip": "",
     "labels": []
    },
    {
     "line": "M1160.7 592L1160.7 585.5Q1160.7 579 1168.7 579L1713.9 579Q1721.9 579 1721.9 571L1721.9 556Q1721.9 548 1721.9 540L1721.9 534Q1721.9 526 1725.4 526L1725.4 526Q1728.9 526 1728.9 518L1728.9 489.5",
     "tip": "",
     "labels": []
    },
    {
     "line": "M1280.7 640L1280.7 667Q1280.7 675 1280.7 683L1280.7 698Q1280.7 706 1272.7 706L1059.2 706Q1051.2 706 1051.2 708.5L1051.2 711",
     "tip": "M1051.2 719L1047.2 711L1055.2 711Z",
     "labels": [
      {
       "text": "lost",
       "kind": "reply",
       "x": 1280.7,
       "y": 675
      }
     ]
    },
    {
     "line": "M1061.9 640L1061.9 667Q1061.9 675 1061.9 683L1061.9 689Q1061.9 697 1053.9 697L1035.2 697Q1027.2 697 1027.2 704L1027.2 711",
     "tip": "M1027.2 719L1023.2 711L1031.2 711Z",
     "labels": [
      {
       "text": "lost",
       "kind": "reply",
       "x": 1061.9,
       "y": 675
      }
     ]
    },
    {
     "line": "M1160.7 640L1160.7 646.5Q1160.7 653 1162.4 653L1162.4 653Q1164.1 653 1164.1 661L1164.1 667Q1164.1 675 1164.1 683L1164.1 689Q1164.1 697 1172.1 697L1308.1 697Q1316.1 697 1316.1 704L1316.1 711",
     "tip": "M1316.1 719L1312.1 711L1320.1 711Z",
     "labels": [
      {
       "text": "deadline",
       "kind": "reply",
       "x": 1164.1,
       "y": 675
      }
     ]
    },
    {
     "line": "M939.2 719L939.2 712.5Q939.2 706 931.2 706L838.9 706Q830.9 706 830.9 698L830.9 683Q830.9 675 830.9 667L830.9 624Q830.9 616 830.9 608L830.9 556Q830.9 548 830.9 540L830.9 497Q830.9 489 830.9 481L830.9 420Q830.9 412 830.9 404L830.9 343Q830.9 335 830.9 327L830.9 284Q830.9 276 830.9 268L830.9 244Q830.9 236 838.9 236L931.2 236Q939.2 236 939.2 233.5L939.2 231",
     "tip": "M939.2 223L943.2 231L935.2 231Z",
     "labels": [
      {
       "text": "answer.requested",
       "kind": "event",
       "x": 830.9,
       "y": 489
      }
     ]
    }
   ]
  }
 }
]
