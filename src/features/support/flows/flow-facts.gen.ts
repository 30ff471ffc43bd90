// Written by scripts/diagrams.ts.
import type { FlowFacts } from './flow-facts.ts'

export type FlowName = 'session' | 'login' | 'qr-login' | 'identity-verification'

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
   "left": -16,
   "top": -16,
   "width": 934,
   "height": 749,
   "groups": [],
   "states": [
    {
     "name": "anonymous",
     "x": 233.9,
     "y": 64,
     "width": 168,
     "height": 48
    },
    {
     "name": "signedIn",
     "x": 390,
     "y": 279,
     "width": 168,
     "height": 48
    },
    {
     "name": "checking",
     "x": 634.8,
     "y": 415,
     "width": 168,
     "height": 48
    },
    {
     "name": "refreshing",
     "x": 555.7,
     "y": 542,
     "width": 168,
     "height": 48
    },
    {
     "name": "rejected",
     "x": 437.2,
     "y": 669,
     "width": 168,
     "height": 48
    },
    {
     "name": "signingOut",
     "x": 74.2,
     "y": 415,
     "width": 168,
     "height": 48
    }
   ],
   "passing": [],
   "begin": {
    "x": 317.9,
    "y": 6
   },
   "arrows": [
    {
     "line": "M317.9 12L317.9 30Q317.9 38 317.9 46L317.9 56",
     "tip": "M317.9 64L313.9 56L321.9 56Z",
     "labels": []
    },
    {
     "line": "M353.9 112L353.9 126Q353.9 134 361.9 134L409.7 134Q417.7 134 417.7 142L417.7 148Q417.7 156 417.7 164L417.7 192Q417.7 200 417.7 208L417.7 236Q417.7 244 417.7 252L417.7 271",
     "tip": "M417.7 279L413.7 271L421.7 271Z",
     "labels": [
      {
       "text": "session.opened",
       "kind": "event",
       "x": 417.7,
       "y": 200
      }
     ]
    },
    {
     "line": "M534 327L534 333.5Q534 340 542 340L785.8 340Q793.8 340 793.8 348L793.8 372Q793.8 380 793.8 388L793.8 394Q793.8 402 786.3 402L786.3 402Q778.8 402 778.8 404.5L778.8 407",
     "tip": "M778.8 415L774.8 407L782.8 407Z",
     "labels": [
      {
       "text": "check.requested",
       "kind": "event",
       "x": 793.8,
       "y": 380
      }
     ]
    },
    {
     "line": "M486 327L486 350Q486 358 494 358L545.5 358Q553.5 358 553.5 366L553.5 372Q553.5 380 553.5 388L553.5 431Q553.5 439 553.5 447L553.5 490Q553.5 498 553.5 506L553.5 512Q553.5 520 561.5 520L595.7 520Q603.7 520 603.7 527L603.7 534",
     "tip": "M603.7 542L599.7 534L607.7 534Z",
     "labels": [
      {
       "text": "access.refused",
       "kind": "event",
       "x": 553.5,
       "y": 439
      }
     ]
    },
    {
     "line": "M438 327L438 341Q438 349 430 349L205.6 349Q197.6 349 197.6 357L197.6 372Q197.6 380 197.6 388L197.6 407",
     "tip": "M197.6 415L193.6 407L201.6 407Z",
     "labels": [
      {
       "text": "logout.requested",
       "kind": "event",
       "x": 197.6,
       "y": 380
      }
     ]
    },
    {
     "line": "M784.8 199.5L784.8 164Q784.8 156 784.8 148L784.8 133Q784.8 125 776.8 125L385.9 125Q377.9 125 377.9 122.5L377.9 120",
     "tip": "M377.9 112L381.9 120L373.9 120Z",
     "labels": [
      {
       "text": "session.closed",
       "kind": "event",
       "x": 784.8,
       "y": 156
      }
     ]
    },
    {
     "line": "M534 279L534 272.5Q534 266 542 266L649.3 266Q657.3 266 657.3 258L657.3 252Q657.3 244 657.3 236L657.3 230Q657.3 222 665.3 222L776.8 222Q784.8 222 784.8 214L784.8 200.5",
     "tip": "",
     "labels": []
    },
    {
     "line": "M718.8 415L718.8 388Q718.8 380 718.8 372L718.8 311Q718.8 303 718.8 295L718.8 252Q718.8 244 718.8 236L718.8 230Q718.8 222 726.8 222L776.8 222Q784.8 222 784.8 214L784.8 200.5",
     "tip": "",
     "labels": []
    },
    {
     "line": "M699.7 542L699.7 535.5Q699.7 529 707.7 529L860.8 529Q868.8 529 868.8 521L868.8 506Q868.8 498 868.8 490L868.8 447Q868.8 439 868.8 431L868.8 388Q868.8 380 868.8 372L868.8 311Q868.8 303 868.8 295L868.8 252Q868.8 244 868.8 236L868.8 230Q868.8 222 860.8 222L792.8 222Q784.8 222 784.8 214L784.8 200.5",
     "tip": "",
     "labels": []
    },
    {
     "line": "M658.8 415L658.8 408.5Q658.8 402 650.8 402L640.6 402Q632.6 402 632.6 394L632.6 388Q632.6 380 632.6 372L632.6 357Q632.6 349 624.6 349L518 349Q510 349 510 342L510 335",
     "tip": "M510 327L514 335L506 335Z",
     "labels": [
      {
       "text": "good, offline",
       "kind": "reply",
       "x": 632.6,
       "y": 380
      }
     ]
    },
    {
     "line": "M718.8 463L718.8 490Q718.8 498 718.8 506L718.8 512Q718.8 520 710.8 520L683.7 520Q675.7 520 675.7 527L675.7 534",
     "tip": "M675.7 542L671.7 534L679.7 534Z",
     "labels": [
      {
       "text": "over",
       "kind": "reply",
       "x": 718.8,
       "y": 498
      }
     ]
    },
    {
     "line": "M778.8 463L778.8 469.5Q778.8 476 786.8 476L878.8 476Q886.8 476 886.8 484L886.8 490Q886.8 498 886.8 506L886.8 558Q886.8 566 886.8 574L886.8 617Q886.8 625 886.8 633L886.8 648Q886.8 656 878.8 656L589.2 656Q581.2 656 581.2 658.5L581.2 661",
     "tip": "M581.2 669L577.2 661L585.2 661Z",
     "labels": [
      {
       "text": "gone",
       "kind": "reply",
       "x": 886.8,
       "y": 566
      }
     ]
    },
    {
     "line": "M579.7 542L579.7 535.5Q579.7 529 571.7 529L429.5 529Q421.5 529 421.5 521L421.5 506Q421.5 498 421.5 490L421.5 447Q421.5 439 421.5 431L421.5 388Q421.5 380 421.5 372L421.5 366Q421.5 358 429.5 358L454 358Q462 358 462 350L462 335",
     "tip": "M462 327L466 335L458 335Z",
     "labels": [
      {
       "text": "renewed, failing",
       "kind": "reply",
       "x": 421.5,
       "y": 439
      }
     ]
    },
    {
     "line": "M639.7 590L639.7 617Q639.7 625 639.7 633L639.7 639Q639.7 647 631.7 647L565.2 647Q557.2 647 557.2 654L557.2 661",
     "tip": "M557.2 669L553.2 661L561.2 661Z",
     "labels": [
      {
       "text": "refused",
       "kind": "reply",
       "x": 639.7,
       "y": 625
      }
     ]
    },
    {
     "line": "M485.2 669L485.2 655Q485.2 647 477.2 647L337.6 647Q329.6 647 329.6 639L329.6 633Q329.6 625 329.6 617L329.6 574Q329.6 566 329.6 558L329.6 506Q329.6 498 329.6 490L329.6 447Q329.6 439 329.6 431L329.6 388Q329.6 380 329.6 372L329.6 311Q329.6 303 329.6 295L329.6 252Q329.6 244 329.6 236L329.6 208Q329.6 200 329.6 192L329.6 164Q329.6 156 329.6 148L329.6 120",
     "tip": "M329.6 112L333.6 120L325.6 120Z",
     "labels": [
      {
       "text": "rejection.seen",
       "kind": "event",
       "x": 329.6,
       "y": 380
      }
     ]
    },
    {
     "line": "M461.2 669L461.2 662.5Q461.2 656 453.2 656L61.2 656Q53.2 656 53.2 648L53.2 633Q53.2 625 53.2 617L53.2 574Q53.2 566 53.2 558L53.2 506Q53.2 498 53.2 490L53.2 447Q53.2 439 53.2 431L53.2 388Q53.2 380 53.2 372L53.2 348Q53.2 340 61.2 340L406 340Q414 340 414 337.5L414 335",
     "tip": "M414 327L418 335L410 335Z",
     "labels": [
      {
       "text": "session.opened",
       "kind": "event",
       "x": 53.2,
       "y": 498
      }
     ]
    },
    {
     "line": "M114.7 415L114.7 388Q114.7 380 114.7 372L114.7 311Q114.7 303 114.7 295L114.7 252Q114.7 244 114.7 236L114.7 208Q114.7 200 114.7 192L114.7 164Q114.7 156 114.7 148L114.7 133Q114.7 125 122.7 125L249.9 125Q257.9 125 257.9 122.5L257.9 120",
     "tip": "M257.9 112L261.9 120L253.9 120Z",
     "labels": [
      {
       "text": "closed, offline",
       "kind": "reply",
       "x": 114.7,
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
   "width": 1103,
   "height": 606,
   "groups": [
    {
     "name": "open",
     "x": 358.3,
     "y": 40,
     "width": 712.3,
     "height": 244
    }
   ],
   "states": [
    {
     "name": "enteringPassword",
     "x": 675.1,
     "y": 210,
     "width": 168,
     "height": 48
    },
    {
     "name": "verifyingIdentity",
     "x": 410.2,
     "y": 210,
     "width": 168,
     "height": 48
    },
    {
     "name": "showingQr",
     "x": 881.6,
     "y": 210,
     "width": 168,
     "height": 48
    },
    {
     "name": "checkingPassword",
     "x": 675.1,
     "y": 372,
     "width": 168,
     "height": 48
    },
    {
     "name": "checkingIdentity",
     "x": 410.2,
     "y": 372,
     "width": 168,
     "height": 48
    },
    {
     "name": "unregistered",
     "x": 1,
     "y": 526,
     "width": 168,
     "height": 48
    },
    {
     "name": "accountDeactivated",
     "x": 554.4,
     "y": 526,
     "width": 168,
     "height": 48
    },
    {
     "name": "accountDeleted",
     "x": 193,
     "y": 526,
     "width": 168,
     "height": 48
    },
    {
     "name": "signedIn",
     "x": 812.2,
     "y": 526,
     "width": 168,
     "height": 48
    }
   ],
   "passing": [
    {
     "name": "opening",
     "x": 233,
     "y": 90,
     "width": 82,
     "height": 32
    }
   ],
   "begin": {
    "x": 274,
    "y": 6
   },
   "arrows": [
    {
     "line": "M274 12L274 30Q274 38 274 46L274 56Q274 64 274 72L274 82",
     "tip": "M274 90L270 82L278 82Z",
     "labels": []
    },
    {
     "line": "M301.3 122L301.3 128.5Q301.3 135 309.3 135L997.3 135Q1005.3 135 1005.3 143L1005.3 167Q1005.3 175 1005.3 183L1005.3 202",
     "tip": "M1005.3 210L1001.3 202L1009.3 202Z",
     "labels": [
      {
       "text": "qr",
       "kind": "guard",
       "x": 1005.3,
       "y": 175
      }
     ]
    },
    {
     "line": "M274 122L274 145Q274 153 282 153L507.9 153Q515.9 153 515.9 161L515.9 167Q515.9 175 515.9 183L515.9 202",
     "tip": "M515.9 210L511.9 202L519.9 202Z",
     "labels": [
      {
       "text": "simple",
       "kind": "guard",
       "x": 515.9,
       "y": 175
      }
     ]
    },
    {
     "line": "M287.7 122L287.7 136Q287.7 144 295.7 144L818.4 144Q826.4 144 826.4 152L826.4 167Q826.4 175 826.4 183L826.4 189Q826.4 197 822.7 197L822.7 197Q819.1 197 819.1 199.5L819.1 202",
     "tip": "M819.1 210L815.1 202L823.1 202Z",
     "labels": [
      {
       "text": "otherwise",
       "kind": "guard",
       "x": 826.4,
       "y": 175
      }
     ]
    },
    {
     "line": "M425.7 40L425.7 98.5Q425.7 106.5 425.7 114.5L425.7 167Q425.7 175 425.7 183L425.7 189Q425.7 197 430 197L430 197Q434.2 197 434.2 199.5L434.2 202",
     "tip": "M434.2 210L430.2 202L438.2 202Z",
     "labels": [
      {
       "text": "simple.chosen",
       "kind": "event",
       "x": 425.7,
       "y": 175
      }
     ]
    },
    {
     "line": "M613.7 40L613.7 98.5Q613.7 106.5 613.7 114.5L613.7 167Q613.7 175 613.7 183L613.7 189Q613.7 197 621.7 197L691.1 197Q699.1 197 699.1 199.5L699.1 202",
     "tip": "M699.1 210L695.1 202L703.1 202Z",
     "labels": [
      {
       "text": "password.chosen",
       "kind": "event",
       "x": 613.7,
       "y": 175
      }
     ]
    },
    {
     "line": "M912.8 40L912.8 98.5Q912.8 106.5 912.8 114.5L912.8 167Q912.8 175 912.8 183L912.8 202",
     "tip": "M912.8 210L908.8 202L916.8 202Z",
     "labels": [
      {
       "text": "qr.chosen",
       "kind": "event",
       "x": 912.8,
       "y": 175
      }
     ]
    },
    {
     "line": "M699.1 258L699.1 264.5Q699.1 271 691.1 271L636.9 271Q628.9 271 628.9 277.5L628.9 277.5Q628.9 284 628.9 292L628.9 320Q628.9 328 628.9 336L628.9 351Q628.9 359 636.9 359L691.1 359Q699.1 359 699.1 361.5L699.1 364",
     "tip": "M699.1 372L695.1 364L703.1 364Z",
     "labels": [
      {
       "text": "password.submitted",
       "kind": "event",
       "x": 628.9,
       "y": 328
      }
     ]
    },
    {
     "line": "M434.2 258L434.2 264.5Q434.2 271 426.2 271L402.3 271Q394.3 271 394.3 277.5L394.3 277.5Q394.3 284 394.3 292L394.3 320Q394.3 328 394.3 336L394.3 351Q394.3 359 402.3 359L426.2 359Q434.2 359 434.2 361.5L434.2 364",
     "tip": "M434.2 372L430.2 364L438.2 364Z",
     "labels": [
      {
       "text": "identity.verified",
       "kind": "event",
       "x": 394.3,
       "y": 328
      }
     ]
    },
    {
     "line": "M965.6 258L965.6 276Q965.6 284 965.6 292L965.6 320Q965.6 328 965.6 336L965.6 388Q965.6 396 965.6 404L965.6 474Q965.6 482 965.6 490L965.6 505Q965.6 513 960.9 513L960.9 513Q956.2 513 956.2 515.5L956.2 518",
     "tip": "M956.2 526L952.2 518L960.2 518Z",
     "labels": [
      {
       "text": "qr.approved",
       "kind": "event",
       "x": 965.6,
       "y": 396
      }
     ]
    },
    {
     "line": "M819.1 420L819.1 426.5Q819.1 433 827.1 433L913 433Q921 433 921 441L921 474Q921 482 921 490L921 518",
     "tip": "M921 526L917 518L925 518Z",
     "labels": [
      {
       "text": "welcome",
       "kind": "reply",
       "x": 921,
       "y": 482
      }
     ]
    },
    {
     "line": "M554.2 420L554.2 434Q554.2 442 562.2 442L841.8 442Q849.8 442 849.8 450L849.8 474Q849.8 482 849.8 490L849.8 518",
     "tip": "M849.8 526L845.8 518L853.8 518Z",
     "labels": [
      {
       "text": "welcome",
       "kind": "reply",
       "x": 849.8,
       "y": 482
      }
     ]
    },
    {
     "line": "M759.1 420L759.1 474Q759.1 482 759.1 490L759.1 505Q759.1 513 751.1 513L706.4 513Q698.4 513 698.4 515.5L698.4 518",
     "tip": "M698.4 526L694.4 518L702.4 518Z",
     "labels": [
      {
       "text": "deactivated",
       "kind": "reply",
       "x": 759.1,
       "y": 482
      }
     ]
    },
    {
     "line": "M530.2 420L530.2 443Q530.2 451 538.2 451L574 451Q582 451 582 459L582 474Q582 482 582 490L582 496Q582 504 590 504L594.4 504Q602.4 504 602.4 511L602.4 518",
     "tip": "M602.4 526L598.4 518L606.4 518Z",
     "labels": [
      {
       "text": "deactivated",
       "kind": "reply",
       "x": 582,
       "y": 482
      }
     ]
    },
    {
     "line": "M699.1 420L699.1 426.5Q699.1 433 691.1 433L404.9 433Q396.9 433 396.9 441L396.9 474Q396.9 482 396.9 490L396.9 505Q396.9 513 388.9 513L345 513Q337 513 337 515.5L337 518",
     "tip": "M337 526L333 518L341 518Z",
     "labels": [
      {
       "text": "deleted",
       "kind": "reply",
       "x": 396.9,
       "y": 482
      }
     ]
    },
    {
     "line": "M458.2 420L458.2 452Q458.2 460 450.2 460L327.4 460Q319.4 460 319.4 468L319.4 474Q319.4 482 319.4 490L319.4 505Q319.4 513 316.2 513L316.2 513Q313 513 313 515.5L313 518",
     "tip": "M313 526L309 518L317 518Z",
     "labels": [
      {
       "text": "deleted",
       "kind": "reply",
       "x": 319.4,
       "y": 482
      }
     ]
    },
    {
     "line": "M819.1 372L819.1 365.5Q819.1 359 826.6 359L826.6 359Q834 359 834 351L834 336Q834 328 834 320L834 292Q834 284 834 277.5L834 277.5Q834 271 826.6 271L826.6 271Q819.1 271 819.1 268.5L819.1 266",
     "tip": "M819.1 258L823.1 266L815.1 266Z",
     "labels": [
      {
       "text": "wrong, offline",
       "kind": "reply",
       "x": 834,
       "y": 328
      }
     ]
    },
    {
     "line": "M434.2 420L434.2 434Q434.2 442 426.2 442L157.2 442Q149.2 442 149.2 450L149.2 474Q149.2 482 149.2 490L149.2 505Q149.2 513 147.1 513L147.1 513Q145 513 145 515.5L145 518",
     "tip": "M145 526L141 518L149 518Z",
     "labels": [
      {
       "text": "unregistered",
       "kind": "reply",
       "x": 149.2,
       "y": 482
      }
     ]
    },
    {
     "line": "M515.9 372L515.9 336Q515.9 328 515.9 320L515.9 292Q515.9 284 515.9 276L515.9 266",
     "tip": "M515.9 258L519.9 266L511.9 266Z",
     "labels": [
      {
       "text": "failing",
       "kind": "reply",
       "x": 515.9,
       "y": 328
      }
     ]
    },
    {
     "line": "M53.2 526L53.2 490Q53.2 482 53.2 474L53.2 404Q53.2 396 53.2 388L53.2 336Q53.2 328 53.2 320L53.2 292Q53.2 284 53.2 276L53.2 242Q53.2 234 53.2 226L53.2 183Q53.2 175 53.2 167L53.2 143Q53.2 135 61.2 135L238.7 135Q246.7 135 246.7 132.5L246.7 130",
     "tip": "M246.7 122L250.7 130L242.7 130Z",
     "labels": [
      {
       "text": "sign-up.chosen",
       "kind": "event",
       "x": 53.2,
       "y": 319
      },
      {
       "text": "alert.closed",
       "kind": "event",
       "x": 53.2,
       "y": 337
      }
     ]
    },
    {
     "line": "M273.2 395.5L273.2 336Q273.2 328 273.2 320L273.2 292Q273.2 284 273.2 276L273.2 242Q273.2 234 273.2 226L273.2 183Q273.2 175 273.2 167L273.2 143Q273.2 135 266.8 135L266.8 135Q260.3 135 260.3 132.5L260.3 130",
     "tip": "M260.3 122L264.3 130L256.3 130Z",
     "labels": [
      {
       "text": "alert.closed",
       "kind": "event",
       "x": 273.2,
       "y": 234
      }
     ]
    },
    {
     "line": "M578.4 526L578.4 519.5Q578.4 513 570.4 513L449.5 513Q441.5 513 441.5 505L441.5 490Q441.5 482 441.5 474L441.5 459Q441.5 451 433.5 451L281.2 451Q273.2 451 273.2 443L273.2 396.5",
     "tip": "",
     "labels": []
    },
    {
     "line": "M217 526L217 519.5Q217 513 214.9 513L214.9 513Q212.8 513 212.8 505L212.8 490Q212.8 482 212.8 474L212.8 441Q212.8 433 220.8 433L265.2 433Q273.2 433 273.2 425L273.2 396.5",
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
   "width": 918,
   "height": 695,
   "groups": [
    {
     "name": "codeShown",
     "x": 216.6,
     "y": 158,
     "width": 598.2,
     "height": 260
    }
   ],
   "states": [
    {
     "name": "requestingCode",
     "x": 566.7,
     "y": 64,
     "width": 168,
     "height": 48
    },
    {
     "name": "waitingForScan",
     "x": 552.1,
     "y": 208,
     "width": 168,
     "height": 48
    },
    {
     "name": "waitingForApproval",
     "x": 494.3,
     "y": 344,
     "width": 168,
     "height": 48
    },
    {
     "name": "openingSession",
     "x": 652.2,
     "y": 497,
     "width": 168,
     "height": 48
    },
    {
     "name": "loginRefused",
     "x": 190.9,
     "y": 497,
     "width": 168,
     "height": 48
    },
    {
     "name": "codeExpired",
     "x": 411.1,
     "y": 497,
     "width": 168,
     "height": 48
    },
    {
     "name": "failed",
     "x": 629.9,
     "y": 615,
     "width": 168,
     "height": 48
    },
    {
     "name": "signedIn",
     "x": 0,
     "y": 615,
     "width": 168,
     "height": 48
    }
   ],
   "passing": [],
   "begin": {
    "x": 650.7,
    "y": 6
   },
   "arrows": [
    {
     "line": "M650.7 12L650.7 30Q650.7 38 650.7 46L650.7 56",
     "tip": "M650.7 64L646.7 56L654.7 56Z",
     "labels": []
    },
    {
     "line": "M636.1 112L636.1 139Q636.1 147 636.1 155L636.1 174Q636.1 182 636.1 190L636.1 200",
     "tip": "M636.1 208L632.1 200L640.1 200Z",
     "labels": [
      {
       "text": "shown",
       "kind": "reply",
       "x": 636.1,
       "y": 147
      }
     ]
    },
    {
     "line": "M710.7 112L710.7 118.5Q710.7 125 718.7 125L851.4 125Q859.4 125 859.4 133L859.4 139Q859.4 147 859.4 155L859.4 174Q859.4 182 859.4 190L859.4 224Q859.4 232 859.4 240L859.4 301Q859.4 309 859.4 317L859.4 360Q859.4 368 859.4 376L859.4 410Q859.4 418 859.4 426L859.4 445Q859.4 453 859.4 461L859.4 513Q859.4 521 859.4 529L859.4 572Q859.4 580 859.4 588L859.4 594Q859.4 602 851.4 602L781.9 602Q773.9 602 773.9 604.5L773.9 607",
     "tip": "M773.9 615L769.9 607L777.9 607Z",
     "labels": [
      {
       "text": "failing",
       "kind": "reply",
       "x": 859.4,
       "y": 368
      }
     ]
    },
    {
     "line": "M572.3 392L572.3 410Q572.3 418 572.3 426L572.3 445Q572.3 453 572.3 461L572.3 476Q572.3 484 564.3 484L563.1 484Q555.1 484 555.1 486.5L555.1 489",
     "tip": "M555.1 497L551.1 489L559.1 489Z",
     "labels": [
      {
       "text": "deadline, over, unknown",
       "kind": "reply",
       "x": 572.3,
       "y": 453
      }
     ]
    },
    {
     "line": "M624.1 256L624.1 279Q624.1 287 616.1 287L586.3 287Q578.3 287 578.3 295L578.3 301Q578.3 309 578.3 317L578.3 336",
     "tip": "M578.3 344L574.3 336L582.3 336Z",
     "labels": [
      {
       "text": "scanned",
       "kind": "reply",
       "x": 578.3,
       "y": 309
      }
     ]
    },
    {
     "line": "M696.1 256L696.1 262.5Q696.1 269 704.1 269L752.4 269Q760.4 269 760.4 277L760.4 301Q760.4 309 760.4 317L760.4 360Q760.4 368 760.4 376L760.4 410Q760.4 418 760.4 426L760.4 445Q760.4 453 760.4 461L760.4 489",
     "tip": "M760.4 497L756.4 489L764.4 489Z",
     "labels": [
      {
       "text": "approved",
       "kind": "reply",
       "x": 760.4,
       "y": 368
      }
     ]
    },
    {
     "line": "M638.3 392L638.3 398.5Q638.3 405 646.3 405L700.1 405Q708.1 405 708.1 411.5L708.1 411.5Q708.1 418 708.1 426L708.1 445Q708.1 453 708.1 461L708.1 489",
     "tip": "M708.1 497L704.1 489L712.1 489Z",
     "labels": [
      {
       "text": "approved",
       "kind": "reply",
       "x": 708.1,
       "y": 453
      }
     ]
    },
    {
     "line": "M576.1 256L576.1 262.5Q576.1 269 568.1 269L331.9 269Q323.9 269 323.9 277L323.9 301Q323.9 309 323.9 317L323.9 360Q323.9 368 323.9 376L323.9 410Q323.9 418 323.9 426L323.9 445Q323.9 453 323.9 461L323.9 489",
     "tip": "M323.9 497L319.9 489L327.9 489Z",
     "labels": [
      {
       "text": "refused",
       "kind": "reply",
       "x": 323.9,
       "y": 368
      }
     ]
    },
    {
     "line": "M518.3 392L518.3 398.5Q518.3 405 510.3 405L260.6 405Q252.6 405 252.6 411.5L252.6 411.5Q252.6 418 252.6 426L252.6 445Q252.6 453 252.6 461L252.6 489",
     "tip": "M252.6 497L248.6 489L256.6 489Z",
     "labels": [
      {
       "text": "refused",
       "kind": "reply",
       "x": 252.6,
       "y": 453
      }
     ]
    },
    {
     "line": "M600.1 256L600.1 270Q600.1 278 592.1 278L425.9 278Q417.9 278 417.9 286L417.9 301Q417.9 309 417.9 317L417.9 360Q417.9 368 417.9 376L417.9 410Q417.9 418 417.9 426L417.9 445Q417.9 453 417.9 461L417.9 467Q417.9 475 425.9 475L451.1 475Q459.1 475 459.1 482L459.1 489",
     "tip": "M459.1 497L455.1 489L463.1 489Z",
     "labels": [
      {
       "text": "over, unknown",
       "kind": "reply",
       "x": 417.9,
       "y": 368
      }
     ]
    },
    {
     "line": "M676.2 545L676.2 551.5Q676.2 558 668.2 558L92 558Q84 558 84 566L84 572Q84 580 84 588L84 607",
     "tip": "M84 615L80 607L88 607Z",
     "labels": [
      {
       "text": "welcome",
       "kind": "reply",
       "x": 84,
       "y": 580
      }
     ]
    },
    {
     "line": "M736.2 545L736.2 572Q736.2 580 736.2 588L736.2 607",
     "tip": "M736.2 615L732.2 607L740.2 607Z",
     "labels": [
      {
       "text": "closed",
       "kind": "reply",
       "x": 736.2,
       "y": 580
      }
     ]
    },
    {
     "line": "M145.4 367.5L145.4 317Q145.4 309 145.4 301L145.4 240Q145.4 232 145.4 224L145.4 190Q145.4 182 145.4 174L145.4 155Q145.4 147 145.4 139L145.4 133Q145.4 125 153.4 125L582.7 125Q590.7 125 590.7 122.5L590.7 120",
     "tip": "M590.7 112L594.7 120L586.7 120Z",
     "labels": [
      {
       "text": "code.requested",
       "kind": "event",
       "x": 145.4,
       "y": 232
      }
     ]
    },
    {
     "line": "M214.9 497L214.9 490.5Q214.9 484 206.9 484L171 484Q163 484 163 476L163 461Q163 453 163 445L163 426Q163 418 163 411.5L163 411.5Q163 405 155 405L153.4 405Q145.4 405 145.4 397L145.4 368.5",
     "tip": "",
     "labels": []
    },
    {
     "line": "M435.1 497L435.1 490.5Q435.1 484 427.1 484L378.9 484Q370.9 484 370.9 476L370.9 461Q370.9 453 370.9 445L370.9 439Q370.9 431 362.9 431L189 431Q181 431 181 424.5L181 424.5Q181 418 181 411.5L181 411.5Q181 405 173 405L153.4 405Q145.4 405 145.4 397L145.4 368.5",
     "tip": "",
     "labels": []
    },
    {
     "line": "M653.9 615L653.9 608.5Q653.9 602 645.9 602L144.4 602Q136.4 602 136.4 594L136.4 588Q136.4 580 136.4 572L136.4 529Q136.4 521 136.4 513L136.4 461Q136.4 453 136.4 445L136.4 426Q136.4 418 136.4 411.5L136.4 411.5Q136.4 405 140.9 405L140.9 405Q145.4 405 145.4 397L145.4 368.5",
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
   "width": 1474,
   "height": 672,
   "groups": [],
   "states": [
    {
     "name": "ready",
     "x": 262.4,
     "y": 166,
     "width": 168,
     "height": 48
    },
    {
     "name": "openingWindow",
     "x": 326.5,
     "y": 284,
     "width": 168,
     "height": 48
    },
    {
     "name": "waitingForPerson",
     "x": 963.7,
     "y": 411,
     "width": 168,
     "height": 48
    },
    {
     "name": "leavingForProvider",
     "x": 149.6,
     "y": 411,
     "width": 168,
     "height": 48
    },
    {
     "name": "checkingResult",
     "x": 768,
     "y": 411,
     "width": 168,
     "height": 48
    },
    {
     "name": "resultUnknown",
     "x": 864,
     "y": 592,
     "width": 168,
     "height": 48
    },
    {
     "name": "windowBlocked",
     "x": 0,
     "y": 592,
     "width": 168,
     "height": 48
    },
    {
     "name": "refused",
     "x": 1082,
     "y": 592,
     "width": 168,
     "height": 48
    },
    {
     "name": "canceled",
     "x": 512.1,
     "y": 592,
     "width": 168,
     "height": 48
    },
    {
     "name": "expired",
     "x": 270.3,
     "y": 592,
     "width": 168,
     "height": 48
    },
    {
     "name": "verified",
     "x": 1274,
     "y": 592,
     "width": 168,
     "height": 48
    }
   ],
   "passing": [
    {
     "name": "starting",
     "x": 559.7,
     "y": 64,
     "width": 89,
     "height": 32
    }
   ],
   "begin": {
    "x": 604.2,
    "y": 6
   },
   "arrows": [
    {
     "line": "M604.2 12L604.2 30Q604.2 38 604.2 46L604.2 56",
     "tip": "M604.2 64L600.2 56L608.2 56Z",
     "labels": []
    },
    {
     "line": "M624.7 96L624.7 102.5Q624.7 109 632.7 109L844 109Q852 109 852 117L852 123Q852 131 852 139L852 182Q852 190 852 198L852 241Q852 249 852 257L852 300Q852 308 852 316L852 368Q852 376 852 384L852 403",
     "tip": "M852 411L848 403L856 403Z",
     "labels": [
      {
       "text": "isReturned",
       "kind": "guard",
       "x": 852,
       "y": 249
      }
     ]
    },
    {
     "line": "M583.7 96L583.7 102.5Q583.7 109 575.7 109L354.4 109Q346.4 109 346.4 117L346.4 123Q346.4 131 346.4 139L346.4 158",
     "tip": "M346.4 166L342.4 158L350.4 158Z",
     "labels": [
      {
       "text": "otherwise",
       "kind": "guard",
       "x": 346.4,
       "y": 131
      }
     ]
    },
    {
     "line": "M406.4 214L406.4 220.5Q406.4 227 414.4 227L621.1 227Q629.1 227 629.1 235L629.1 241Q629.1 249 629.1 257L629.1 263Q629.1 271 621.1 271L478.5 271Q470.5 271 470.5 273.5L470.5 276",
     "tip": "M470.5 284L466.5 276L474.5 276Z",
     "labels": [
      {
       "text": "verification.requested",
       "kind": "event",
       "x": 629.1,
       "y": 249
      }
     ]
    },
    {
     "line": "M470.5 332L470.5 338.5Q470.5 345 478.5 345L1039.7 345Q1047.7 345 1047.7 353L1047.7 368Q1047.7 376 1047.7 384L1047.7 403",
     "tip": "M1047.7 411L1043.7 403L1051.7 403Z",
     "labels": [
      {
       "text": "popup",
       "kind": "reply",
       "x": 1047.7,
       "y": 376
      }
     ]
    },
    {
     "line": "M374.5 332L374.5 346Q374.5 354 366.5 354L206.2 354Q198.2 354 198.2 362L198.2 368Q198.2 376 198.2 384L198.2 403",
     "tip": "M198.2 411L194.2 403L202.2 403Z",
     "labels": [
      {
       "text": "page",
       "kind": "reply",
       "x": 198.2,
       "y": 376
      }
     ]
    },
    {
     "line": "M350.5 332L350.5 338.5Q350.5 345 342.5 345L110 345Q102 345 102 353L102 368Q102 376 102 384L102 427Q102 435 102 443L102 540Q102 548 102 556L102 571Q102 579 105 579L105 579Q108 579 108 581.5L108 584",
     "tip": "M108 592L104 584L112 584Z",
     "labels": [
      {
       "text": "blocked",
       "kind": "reply",
       "x": 102,
       "y": 435
      }
     ]
    },
    {
     "line": "M350.5 284L350.5 277.5Q350.5 271 348.4 271L348.4 271Q346.4 271 346.4 263L346.4 257Q346.4 249 346.4 241L346.4 222",
     "tip": "M346.4 214L350.4 222L342.4 222Z",
     "labels": [
      {
       "text": "offline",
       "kind": "reply",
       "x": 346.4,
       "y": 249
      }
     ]
    },
    {
     "line": "M1131.7 423C1159.7 415 1159.7 455 1139.7 447",
     "tip": "M1131.7 447L1139.7 443L1139.7 451Z",
     "labels": [
      {
       "text": "window.requested",
       "kind": "event",
       "x": 1220.5,
       "y": 435
      }
     ]
    },
    {
     "line": "M1011.7 459L1011.7 491Q1011.7 499 1003.7 499L671.5 499Q663.5 499 663.5 507L663.5 540Q663.5 548 663.5 556L663.5 571Q663.5 579 659.8 579L659.8 579Q656.1 579 656.1 581.5L656.1 584",
     "tip": "M656.1 592L652.1 584L660.1 584Z",
     "labels": [
      {
       "text": "cancel",
       "kind": "event",
       "x": 663.5,
       "y": 539
      },
      {
       "text": "closed",
       "kind": "reply",
       "x": 663.5,
       "y": 557
      }
     ]
    },
    {
     "line": "M1107.7 459L1107.7 465.5Q1107.7 472 1115.7 472L1389.4 472Q1397.4 472 1397.4 480L1397.4 540Q1397.4 548 1397.4 556L1397.4 584",
     "tip": "M1397.4 592L1393.4 584L1401.4 584Z",
     "labels": [
      {
       "text": "verified",
       "kind": "reply",
       "x": 1397.4,
       "y": 548
      }
     ]
    },
    {
     "line": "M912 459L912 482Q912 490 920 490L1291.5 490Q1299.5 490 1299.5 498L1299.5 540Q1299.5 548 1299.5 556L1299.5 584",
     "tip": "M1299.5 592L1295.5 584L1303.5 584Z",
     "labels": [
      {
       "text": "verified",
       "kind": "reply",
       "x": 1299.5,
       "y": 548
      }
     ]
    },
    {
     "line": "M1083.7 459L1083.7 473Q1083.7 481 1091.7 481L1216.5 481Q1224.5 481 1224.5 489L1224.5 540Q1224.5 548 1224.5 556L1224.5 584",
     "tip": "M1224.5 592L1220.5 584L1228.5 584Z",
     "labels": [
      {
       "text": "refused",
       "kind": "reply",
       "x": 1224.5,
       "y": 548
      }
     ]
    },
    {
     "line": "M888 459L888 500Q888 508 896 508L1129.5 508Q1137.5 508 1137.5 516L1137.5 540Q1137.5 548 1137.5 556L1137.5 584",
     "tip": "M1137.5 592L1133.5 584L1141.5 584Z",
     "labels": [
      {
       "text": "refused",
       "kind": "reply",
       "x": 1137.5,
       "y": 548
      }
     ]
    },
    {
     "line": "M987.7 459L987.7 473Q987.7 481 979.7 481L439.2 481Q431.2 481 431.2 489L431.2 540Q431.2 548 431.2 556L431.2 571Q431.2 579 423.2 579L422.3 579Q414.3 579 414.3 581.5L414.3 584",
     "tip": "M414.3 592L410.3 584L418.3 584Z",
     "labels": [
      {
       "text": "expired, deadline",
       "kind": "reply",
       "x": 431.2,
       "y": 548
      }
     ]
    },
    {
     "line": "M1047.7 459L1047.7 540Q1047.7 548 1047.7 556L1047.7 571Q1047.7 579 1039.7 579L1016 579Q1008 579 1008 581.5L1008 584",
     "tip": "M1008 592L1004 584L1012 584Z",
     "labels": [
      {
       "text": "failing",
       "kind": "reply",
       "x": 1047.7,
       "y": 548
      }
     ]
    },
    {
     "line": "M864 459L864 509Q864 517 872 517L908.1 517Q916.1 517 916.1 525L916.1 540Q916.1 548 916.1 556L916.1 584",
     "tip": "M916.1 592L912.1 584L920.1 584Z",
     "labels": [
      {
       "text": "failing",
       "kind": "reply",
       "x": 916.1,
       "y": 548
      }
     ]
    },
    {
     "line": "M264 411L264 384Q264 376 264 368L264 316Q264 308 264 300L264 257Q264 249 264 241L264 235Q264 227 272 227L278.4 227Q286.4 227 286.4 224.5L286.4 222",
     "tip": "M286.4 214L290.4 222L282.4 222Z",
     "labels": [
      {
       "text": "back",
       "kind": "event",
       "x": 264,
       "y": 308
      }
     ]
    },
    {
     "line": "M792 459L792 482Q792 490 784 490L319.9 490Q311.9 490 311.9 498L311.9 540Q311.9 548 311.9 556L311.9 571Q311.9 579 315.1 579L315.1 579Q318.3 579 318.3 581.5L318.3 584",
     "tip": "M318.3 592L314.3 584L322.3 584Z",
     "labels": [
      {
       "text": "expired",
       "kind": "reply",
       "x": 311.9,
       "y": 548
      }
     ]
    },
    {
     "line": "M816 459L816 500Q816 508 808 508L592.7 508Q584.7 508 584.7 516L584.7 540Q584.7 548 584.7 556L584.7 584",
     "tip": "M584.7 592L580.7 584L588.7 584Z",
     "labels": [
      {
       "text": "unfinished",
       "kind": "reply",
       "x": 584.7,
       "y": 548
      }
     ]
    },
    {
     "line": "M888 592L888 585.5Q888 579 880 579L795.9 579Q787.9 579 787.9 571L787.9 556Q787.9 548 787.9 540L787.9 525Q787.9 517 795.9 517L832 517Q840 517 840 509L840 467",
     "tip": "M840 459L844 467L836 467Z",
     "labels": [
      {
       "text": "verification.requested",
       "kind": "event",
       "x": 787.9,
       "y": 548
      }
     ]
    },
    {
     "line": "M410.5 434.5L410.5 384Q410.5 376 410.5 368L410.5 340",
     "tip": "M410.5 332L414.5 340L406.5 340Z",
     "labels": [
      {
       "text": "verification.requested",
       "kind": "event",
       "x": 410.5,
       "y": 376
      }
     ]
    },
    {
     "line": "M84 592L84 556Q84 548 84 540L84 480Q84 472 92 472L402.5 472Q410.5 472 410.5 464L410.5 435.5",
     "tip": "",
     "labels": []
    },
    {
     "line": "M1106 592L1106 585.5Q1106 579 1099.2 579L1099.2 579Q1092.3 579 1092.3 571L1092.3 556Q1092.3 548 1092.3 540L1092.3 480Q1092.3 472 1084.3 472L418.5 472Q410.5 472 410.5 464L410.5 435.5",
     "tip": "",
     "labels": []
    },
    {
     "line": "M536.1 592L536.1 585.5Q536.1 579 532.4 579L532.4 579Q528.7 579 528.7 571L528.7 556Q528.7 548 528.7 540L528.7 480Q528.7 472 520.7 472L418.5 472Q410.5 472 410.5 464L410.5 435.5",
     "tip": "",
     "labels": []
    },
    {
     "line": "M294.3 592L294.3 585.5Q294.3 579 286.3 579L275.3 579Q267.3 579 267.3 571L267.3 556Q267.3 548 267.3 540L267.3 480Q267.3 472 275.3 472L402.5 472Q410.5 472 410.5 464L410.5 435.5",
     "tip": "",
     "labels": []
    }
   ]
  }
 }
]
