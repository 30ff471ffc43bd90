// Written by scripts/diagrams.ts.
import type { FlowFacts } from './flow-facts.ts'

/** `flow/state` of every state. */
export type StateKey =
  | 'session/anonymous'
  | 'session/signedIn'
  | 'session/checking'
  | 'session/refreshing'
  | 'session/rejected'
  | 'session/signingOut'
  | 'login/enteringPassword'
  | 'login/verifyingIdentity'
  | 'login/showingQr'
  | 'login/checkingPassword'
  | 'login/checkingIdentity'
  | 'login/unregistered'
  | 'login/accountDeactivated'
  | 'login/accountDeleted'
  | 'login/signedIn'
  | 'qr-login/requestingCode'
  | 'qr-login/waitingForScan'
  | 'qr-login/waitingForApproval'
  | 'qr-login/openingSession'
  | 'qr-login/loginRefused'
  | 'qr-login/codeExpired'
  | 'qr-login/failed'
  | 'qr-login/signedIn'
  | 'identity-verification/ready'
  | 'identity-verification/openingWindow'
  | 'identity-verification/waitingForPerson'
  | 'identity-verification/leavingForProvider'
  | 'identity-verification/checkingResult'
  | 'identity-verification/resultUnknown'
  | 'identity-verification/windowBlocked'
  | 'identity-verification/refused'
  | 'identity-verification/canceled'
  | 'identity-verification/expired'
  | 'identity-verification/verified'
  | 'checkout/editing'
  | 'checkout/placingOrder'
  | 'checkout/openingPayment'
  | 'checkout/leavingForPayment'
  | 'checkout/verifyingIdentity'
  | 'checkout/takingIdentity'
  | 'checkout/asking'
  | 'checkout/settling'
  | 'checkout/waitingForDeposit'
  | 'checkout/resultUnknown'
  | 'checkout/completed'
  | 'checkout/unpaid'
  | 'checkout/over'
  | 'checkout/failed'

export const flowFacts: readonly FlowFacts[] = [
 {
  "name": "session",
  "title": {
   "ko": "로그인 상태",
   "en": "Session"
  },
  "states": [
   {
    "name": "anonymous",
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
      "state": "rejected",
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
      "name": "refresh failing",
      "state": "signedIn",
      "code": "PR10006500"
     }
    ]
   },
   {
    "name": "rejected",
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
  "transitions": 18,
  "paths": 13,
  "diagram": {
   "left": -17,
   "top": -16,
   "width": 857,
   "height": 749,
   "groups": [],
   "states": [
    {
     "name": "anonymous",
     "x": 211.3,
     "y": 64,
     "width": 160,
     "height": 48
    },
    {
     "name": "signedIn",
     "x": 354,
     "y": 279,
     "width": 160,
     "height": 48
    },
    {
     "name": "checking",
     "x": 579.1,
     "y": 415,
     "width": 160,
     "height": 48
    },
    {
     "name": "refreshing",
     "x": 506.4,
     "y": 542,
     "width": 160,
     "height": 48
    },
    {
     "name": "rejected",
     "x": 397.9,
     "y": 669,
     "width": 160,
     "height": 48
    },
    {
     "name": "signingOut",
     "x": 65.4,
     "y": 415,
     "width": 160,
     "height": 48
    }
   ],
   "passing": [],
   "begin": {
    "x": 291.3,
    "y": 6
   },
   "arrows": [
    {
     "line": "M291.3 12L291.3 30Q291.3 38 291.3 46L291.3 56",
     "tip": "M291.3 64L287.3 56L295.3 56Z",
     "labels": []
    },
    {
     "line": "M323.3 112L323.3 126Q323.3 134 331.3 134L374.9 134Q382.9 134 382.9 142L382.9 148Q382.9 156 382.9 164L382.9 192Q382.9 200 382.9 208L382.9 236Q382.9 244 382.9 252L382.9 271",
     "tip": "M382.9 279L378.9 271L386.9 271Z",
     "labels": [
      {
       "text": "session.opened",
       "kind": "event",
       "x": 382.9,
       "y": 200
      }
     ]
    },
    {
     "line": "M491.1 327L491.1 333.5Q491.1 340 499.1 340L719.1 340Q727.1 340 727.1 348L727.1 372Q727.1 380 727.1 388L727.1 394Q727.1 402 721.1 402L721.1 402Q715.1 402 715.1 404.5L715.1 407",
     "tip": "M715.1 415L711.1 407L719.1 407Z",
     "labels": [
      {
       "text": "check.requested",
       "kind": "event",
       "x": 727.1,
       "y": 380
      }
     ]
    },
    {
     "line": "M445.4 327L445.4 350Q445.4 358 453.4 358L500.5 358Q508.5 358 508.5 366L508.5 372Q508.5 380 508.5 388L508.5 431Q508.5 439 508.5 447L508.5 490Q508.5 498 508.5 506L508.5 512Q508.5 520 516.5 520L546.4 520Q554.4 520 554.4 527L554.4 534",
     "tip": "M554.4 542L550.4 534L558.4 534Z",
     "labels": [
      {
       "text": "access.refused",
       "kind": "event",
       "x": 508.5,
       "y": 439
      }
     ]
    },
    {
     "line": "M399.7 327L399.7 341Q399.7 349 391.7 349L189.2 349Q181.2 349 181.2 357L181.2 372Q181.2 380 181.2 388L181.2 407",
     "tip": "M181.2 415L177.2 407L185.2 407Z",
     "labels": [
      {
       "text": "logout.requested",
       "kind": "event",
       "x": 181.2,
       "y": 380
      }
     ]
    },
    {
     "line": "M720.1 199.5L720.1 164Q720.1 156 720.1 148L720.1 133Q720.1 125 712.1 125L355.3 125Q347.3 125 347.3 122.5L347.3 120",
     "tip": "M347.3 112L351.3 120L343.3 120Z",
     "labels": [
      {
       "text": "session.closed",
       "kind": "event",
       "x": 720.1,
       "y": 156
      }
     ]
    },
    {
     "line": "M490 279L490 272.5Q490 266 498 266L596.6 266Q604.6 266 604.6 258L604.6 252Q604.6 244 604.6 236L604.6 230Q604.6 222 612.6 222L712.1 222Q720.1 222 720.1 214L720.1 200.5",
     "tip": "",
     "labels": []
    },
    {
     "line": "M659.1 415L659.1 388Q659.1 380 659.1 372L659.1 311Q659.1 303 659.1 295L659.1 252Q659.1 244 659.1 236L659.1 230Q659.1 222 667.1 222L712.1 222Q720.1 222 720.1 214L720.1 200.5",
     "tip": "",
     "labels": []
    },
    {
     "line": "M642.4 542L642.4 535.5Q642.4 529 650.4 529L787.1 529Q795.1 529 795.1 521L795.1 506Q795.1 498 795.1 490L795.1 447Q795.1 439 795.1 431L795.1 388Q795.1 380 795.1 372L795.1 311Q795.1 303 795.1 295L795.1 252Q795.1 244 795.1 236L795.1 230Q795.1 222 787.1 222L728.1 222Q720.1 222 720.1 214L720.1 200.5",
     "tip": "",
     "labels": []
    },
    {
     "line": "M603.1 415L603.1 408.5Q603.1 402 595.1 402L589.2 402Q581.2 402 581.2 394L581.2 388Q581.2 380 581.2 372L581.2 357Q581.2 349 573.2 349L476.3 349Q468.3 349 468.3 342L468.3 335",
     "tip": "M468.3 327L472.3 335L464.3 335Z",
     "labels": [
      {
       "text": "good, offline",
       "kind": "reply",
       "x": 581.2,
       "y": 380
      }
     ]
    },
    {
     "line": "M659.1 463L659.1 490Q659.1 498 659.1 506L659.1 512Q659.1 520 651.1 520L626.4 520Q618.4 520 618.4 527L618.4 534",
     "tip": "M618.4 542L614.4 534L622.4 534Z",
     "labels": [
      {
       "text": "over",
       "kind": "reply",
       "x": 659.1,
       "y": 498
      }
     ]
    },
    {
     "line": "M715.1 463L715.1 469.5Q715.1 476 723.1 476L801.1 476Q809.1 476 809.1 484L809.1 490Q809.1 498 809.1 506L809.1 558Q809.1 566 809.1 574L809.1 617Q809.1 625 809.1 633L809.1 648Q809.1 656 801.1 656L541.9 656Q533.9 656 533.9 658.5L533.9 661",
     "tip": "M533.9 669L529.9 661L537.9 661Z",
     "labels": [
      {
       "text": "gone",
       "kind": "reply",
       "x": 809.1,
       "y": 566
      }
     ]
    },
    {
     "line": "M530.4 542L530.4 535.5Q530.4 529 522.4 529L394.5 529Q386.5 529 386.5 521L386.5 506Q386.5 498 386.5 490L386.5 447Q386.5 439 386.5 431L386.5 388Q386.5 380 386.5 372L386.5 348Q386.5 340 394.5 340L414.6 340Q422.6 340 422.6 337.5L422.6 335",
     "tip": "M422.6 327L426.6 335L418.6 335Z",
     "labels": [
      {
       "text": "renewed, failing",
       "kind": "reply",
       "x": 386.5,
       "y": 439
      }
     ]
    },
    {
     "line": "M586.4 590L586.4 617Q586.4 625 586.4 633L586.4 639Q586.4 647 578.4 647L517.9 647Q509.9 647 509.9 654L509.9 661",
     "tip": "M509.9 669L505.9 661L513.9 661Z",
     "labels": [
      {
       "text": "refused",
       "kind": "reply",
       "x": 586.4,
       "y": 625
      }
     ]
    },
    {
     "line": "M445.9 669L445.9 655Q445.9 647 437.9 647L311.2 647Q303.2 647 303.2 639L303.2 633Q303.2 625 303.2 617L303.2 574Q303.2 566 303.2 558L303.2 506Q303.2 498 303.2 490L303.2 447Q303.2 439 303.2 431L303.2 388Q303.2 380 303.2 372L303.2 311Q303.2 303 303.2 295L303.2 252Q303.2 244 303.2 236L303.2 208Q303.2 200 303.2 192L303.2 164Q303.2 156 303.2 148L303.2 133Q303.2 125 301.3 125L301.3 125Q299.3 125 299.3 122.5L299.3 120",
     "tip": "M299.3 112L303.3 120L295.3 120Z",
     "labels": [
      {
       "text": "rejection.seen",
       "kind": "event",
       "x": 303.2,
       "y": 380
      }
     ]
    },
    {
     "line": "M421.9 669L421.9 662.5Q421.9 656 413.9 656L58.4 656Q50.4 656 50.4 648L50.4 633Q50.4 625 50.4 617L50.4 574Q50.4 566 50.4 558L50.4 506Q50.4 498 50.4 490L50.4 447Q50.4 439 50.4 431L50.4 388Q50.4 380 50.4 372L50.4 348Q50.4 340 58.4 340L368.9 340Q376.9 340 376.9 337.5L376.9 335",
     "tip": "M376.9 327L380.9 335L372.9 335Z",
     "labels": [
      {
       "text": "session.opened",
       "kind": "event",
       "x": 50.4,
       "y": 498
      }
     ]
    },
    {
     "line": "M104.9 415L104.9 388Q104.9 380 104.9 372L104.9 311Q104.9 303 104.9 295L104.9 252Q104.9 244 104.9 236L104.9 208Q104.9 200 104.9 192L104.9 164Q104.9 156 104.9 148L104.9 133Q104.9 125 112.9 125L227.3 125Q235.3 125 235.3 122.5L235.3 120",
     "tip": "M235.3 112L239.3 120L231.3 120Z",
     "labels": [
      {
       "text": "closed, offline",
       "kind": "reply",
       "x": 104.9,
       "y": 244
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
  "name": "checkout",
  "title": {
   "ko": "구매",
   "en": "Checkout"
  },
  "states": [
   {
    "name": "editing",
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
      "code": "PR10004404"
     }
    ]
   },
   {
    "name": "waitingForDeposit",
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
      "code": "PR10004404"
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
    "isFinal": true,
    "tags": [],
    "desktop": "/order-complete?order=20261121-7QK2M9XD&payment=00000000-0000-4000-8000-000000000001&payment_key=sample-payment-key&amount=69000&at=completed",
    "mobile": "/order-complete?order=20261121-7QK2M9XD&payment=00000000-0000-4000-8000-000000000001&payment_key=sample-payment-key&amount=69000&at=completed",
    "next": []
   },
   {
    "name": "unpaid",
    "isFinal": true,
    "tags": [],
    "desktop": "/order-complete?order=20261121-7QK2M9XD&payment=00000000-0000-4000-8000-000000000001&payment_key=sample-payment-key&amount=69000&at=unpaid",
    "mobile": "/order-complete?order=20261121-7QK2M9XD&payment=00000000-0000-4000-8000-000000000001&payment_key=sample-payment-key&amount=69000&at=unpaid",
    "next": []
   },
   {
    "name": "over",
    "isFinal": true,
    "tags": [],
    "desktop": "/order-complete?order=20261121-7QK2M9XD&payment=00000000-0000-4000-8000-000000000001&payment_key=sample-payment-key&amount=69000&at=over",
    "mobile": "/order-complete?order=20261121-7QK2M9XD&payment=00000000-0000-4000-8000-000000000001&payment_key=sample-payment-key&amount=69000&at=over",
    "next": []
   },
   {
    "name": "failed",
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
     "name": "weighing",
     "x": 1237.7,
     "y": 319,
     "width": 86,
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
     "line": "M1248.4 351L1248.4 364Q1248.4 372 1240.4 372L1034.3 372Q1026.3 372 1026.3 380L1026.3 404Q1026.3 412 1026.3 420L1026.3 435Q1026.3 443 1034.3 443L1340.5 443Q1348.5 443 1348.5 450L1348.5 457",
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
     "line": "M1259.2 351L1259.2 373Q1259.2 381 1251.2 381L1084.3 381Q1076.3 381 1076.3 389L1076.3 404Q1076.3 412 1076.3 420L1076.3 444Q1076.3 452 1068.3 452L742.3 452Q734.3 452 734.3 454.5L734.3 457",
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
     "line": "M1269.9 351L1269.9 382Q1269.9 390 1261.9 390L1112.7 390Q1104.7 390 1104.7 398L1104.7 404Q1104.7 412 1104.7 420L1104.7 481Q1104.7 489 1104.7 497L1104.7 540Q1104.7 548 1104.7 556L1104.7 584",
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
     "line": "M1291.4 351L1291.4 382Q1291.4 390 1299.4 390L1572.5 390Q1580.5 390 1580.5 398L1580.5 404Q1580.5 412 1580.5 420L1580.5 457",
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
     "line": "M1302.2 351L1302.2 373Q1302.2 381 1310.2 381L1667.5 381Q1675.5 381 1675.5 389L1675.5 404Q1675.5 412 1675.5 420L1675.5 481Q1675.5 489 1675.5 497L1675.5 540Q1675.5 548 1675.5 556L1675.5 608Q1675.5 616 1675.5 624L1675.5 667Q1675.5 675 1675.5 683L1675.5 698Q1675.5 706 1667.5 706L1436.1 706Q1428.1 706 1428.1 708.5L1428.1 711",
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
     "line": "M1728.9 488.5L1728.9 420Q1728.9 412 1728.9 404L1728.9 380Q1728.9 372 1720.9 372L1320.9 372Q1312.9 372 1312.9 365.5L1312.9 359",
     "tip": "M1312.9 351L1316.9 359L1308.9 359Z",
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
