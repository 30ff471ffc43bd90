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
   "width": 914,
   "height": 749,
   "groups": [],
   "states": [
    {
     "name": "anonymous",
     "x": 237.9,
     "y": 64,
     "width": 152,
     "height": 48
    },
    {
     "name": "signedIn",
     "x": 382,
     "y": 279,
     "width": 152,
     "height": 48
    },
    {
     "name": "checking",
     "x": 622.8,
     "y": 415,
     "width": 152,
     "height": 48
    },
    {
     "name": "refreshing",
     "x": 547.7,
     "y": 542,
     "width": 152,
     "height": 48
    },
    {
     "name": "rejected",
     "x": 433.2,
     "y": 669,
     "width": 152,
     "height": 48
    },
    {
     "name": "signingOut",
     "x": 74.2,
     "y": 415,
     "width": 152,
     "height": 48
    }
   ],
   "passing": [],
   "begin": {
    "x": 313.9,
    "y": 6
   },
   "arrows": [
    {
     "line": "M313.9 12L313.9 30Q313.9 38 313.9 46L313.9 56",
     "tip": "M313.9 64L309.9 56L317.9 56Z",
     "labels": []
    },
    {
     "line": "M341.9 112L341.9 126Q341.9 134 349.9 134L397.7 134Q405.7 134 405.7 142L405.7 148Q405.7 156 405.7 164L405.7 192Q405.7 200 405.7 208L405.7 236Q405.7 244 405.8 252L406 271",
     "tip": "M406 279L402 271L410 271Z",
     "labels": [
      {
       "text": "session.opened",
       "kind": "event",
       "x": 405.7,
       "y": 200
      }
     ]
    },
    {
     "line": "M512.3 327L512.3 333.5Q512.3 340 520.3 340L765.8 340Q773.8 340 773.8 348L773.8 372Q773.8 380 773.8 388L773.8 394Q773.8 402 765.8 402L758.8 402Q750.8 402 750.8 404.5L750.8 407",
     "tip": "M750.8 415L746.8 407L754.8 407Z",
     "labels": [
      {
       "text": "check.requested",
       "kind": "event",
       "x": 773.8,
       "y": 380
      }
     ]
    },
    {
     "line": "M468.9 327L468.9 350Q468.9 358 476.9 358L533.5 358Q541.5 358 541.5 366L541.5 372Q541.5 380 541.5 388L541.5 431Q541.5 439 541.5 447L541.5 490Q541.5 498 541.5 506L541.5 512Q541.5 520 549.5 520L587.7 520Q595.7 520 595.7 527L595.7 534",
     "tip": "M595.7 542L591.7 534L599.7 534Z",
     "labels": [
      {
       "text": "access.refused",
       "kind": "event",
       "x": 541.5,
       "y": 439
      }
     ]
    },
    {
     "line": "M425.4 327L425.4 341Q425.4 349 417.4 349L197.6 349Q189.6 349 189.6 357L189.6 372Q189.6 380 189.6 388L189.6 407",
     "tip": "M189.6 415L185.6 407L193.6 407Z",
     "labels": [
      {
       "text": "logout.requested",
       "kind": "event",
       "x": 189.6,
       "y": 380
      }
     ]
    },
    {
     "line": "M764.8 199.5L764.8 164Q764.8 156 764.8 148L764.8 133Q764.8 125 756.8 125L373.9 125Q365.9 125 365.9 122.5L365.9 120",
     "tip": "M365.9 112L369.9 120L361.9 120Z",
     "labels": [
      {
       "text": "session.closed",
       "kind": "event",
       "x": 764.8,
       "y": 156
      }
     ]
    },
    {
     "line": "M510 279L510 272.5Q510 266 518 266L633.3 266Q641.3 266 641.3 258L641.3 252Q641.3 244 641.3 236L641.3 230Q641.3 222 649.3 222L756.8 222Q764.8 222 764.8 214L764.8 200.5",
     "tip": "",
     "labels": []
    },
    {
     "line": "M698.8 415L698.8 388Q698.8 380 698.8 372L698.8 311Q698.8 303 698.8 295L698.8 252Q698.8 244 698.8 236L698.8 230Q698.8 222 706.8 222L756.8 222Q764.8 222 764.8 214L764.8 200.5",
     "tip": "",
     "labels": []
    },
    {
     "line": "M675.7 542L675.7 535.5Q675.7 529 683.7 529L840.8 529Q848.8 529 848.8 521L848.8 506Q848.8 498 848.8 490L848.8 447Q848.8 439 848.8 431L848.8 388Q848.8 380 848.8 372L848.8 311Q848.8 303 848.8 295L848.8 252Q848.8 244 848.8 236L848.8 230Q848.8 222 840.8 222L772.8 222Q764.8 222 764.8 214L764.8 200.5",
     "tip": "",
     "labels": []
    },
    {
     "line": "M646.8 415L646.8 408.5Q646.8 402 638.8 402L624.6 402Q616.6 402 616.6 394L616.6 388Q616.6 380 616.6 372L616.6 357Q616.6 349 608.6 349L498.6 349Q490.6 349 490.6 342L490.6 335",
     "tip": "M490.6 327L494.6 335L486.6 335Z",
     "labels": [
      {
       "text": "good, offline",
       "kind": "reply",
       "x": 616.6,
       "y": 380
      }
     ]
    },
    {
     "line": "M698.8 463L698.8 490Q698.8 498 698.8 506L698.8 512Q698.8 520 690.8 520L659.7 520Q651.7 520 651.7 527L651.7 534",
     "tip": "M651.7 542L647.7 534L655.7 534Z",
     "labels": [
      {
       "text": "over",
       "kind": "reply",
       "x": 698.8,
       "y": 498
      }
     ]
    },
    {
     "line": "M750.8 463L750.8 469.5Q750.8 476 758.8 476L858.8 476Q866.8 476 866.8 484L866.8 490Q866.8 498 866.8 506L866.8 558Q866.8 566 866.8 574L866.8 617Q866.8 625 866.8 633L866.8 648Q866.8 656 858.8 656L569.2 656Q561.2 656 561.2 658.5L561.2 661",
     "tip": "M561.2 669L557.2 661L565.2 661Z",
     "labels": [
      {
       "text": "gone",
       "kind": "reply",
       "x": 866.8,
       "y": 566
      }
     ]
    },
    {
     "line": "M571.7 542L571.7 535.5Q571.7 529 563.7 529L417.5 529Q409.5 529 409.5 521L409.5 506Q409.5 498 409.5 490L409.5 447Q409.5 439 409.5 431L409.5 388Q409.5 380 409.5 372L409.5 366Q409.5 358 417.5 358L439.1 358Q447.1 358 447.1 350L447.1 335",
     "tip": "M447.1 327L451.1 335L443.1 335Z",
     "labels": [
      {
       "text": "renewed, failing",
       "kind": "reply",
       "x": 409.5,
       "y": 439
      }
     ]
    },
    {
     "line": "M623.7 590L623.7 617Q623.7 625 623.7 633L623.7 639Q623.7 647 615.7 647L545.2 647Q537.2 647 537.2 654L537.2 661",
     "tip": "M537.2 669L533.2 661L541.2 661Z",
     "labels": [
      {
       "text": "refused",
       "kind": "reply",
       "x": 623.7,
       "y": 625
      }
     ]
    },
    {
     "line": "M481.2 669L481.2 655Q481.2 647 473.2 647L329.6 647Q321.6 647 321.6 639L321.6 633Q321.6 625 321.6 617L321.6 574Q321.6 566 321.6 558L321.6 506Q321.6 498 321.6 490L321.6 447Q321.6 439 321.6 431L321.6 388Q321.6 380 321.6 372L321.6 311Q321.6 303 321.6 295L321.6 252Q321.6 244 321.6 236L321.6 208Q321.6 200 321.6 192L321.6 164Q321.6 156 321.6 148L321.6 133Q321.6 125 319.8 125L319.8 125Q317.9 125 317.9 122.5L317.9 120",
     "tip": "M317.9 112L321.9 120L313.9 120Z",
     "labels": [
      {
       "text": "rejection.seen",
       "kind": "event",
       "x": 321.6,
       "y": 380
      }
     ]
    },
    {
     "line": "M457.2 669L457.2 662.5Q457.2 656 449.2 656L61.2 656Q53.2 656 53.2 648L53.2 633Q53.2 625 53.2 617L53.2 574Q53.2 566 53.2 558L53.2 506Q53.2 498 53.2 490L53.2 447Q53.2 439 53.2 431L53.2 388Q53.2 380 53.2 372L53.2 348Q53.2 340 61.2 340L395.7 340Q403.7 340 403.7 337.5L403.7 335",
     "tip": "M403.7 327L407.7 335L399.7 335Z",
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
     "line": "M110.7 415L110.7 388Q110.7 380 110.7 372L110.7 311Q110.7 303 110.7 295L110.7 252Q110.7 244 110.7 236L110.7 208Q110.7 200 110.7 192L110.7 164Q110.7 156 110.7 148L110.7 133Q110.7 125 118.7 125L253.9 125Q261.9 125 261.9 122.5L261.9 120",
     "tip": "M261.9 112L265.9 120L257.9 120Z",
     "labels": [
      {
       "text": "closed, offline",
       "kind": "reply",
       "x": 110.7,
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
   "width": 1078,
   "height": 606,
   "groups": [
    {
     "name": "open",
     "x": 348.6,
     "y": 40,
     "width": 697.2,
     "height": 244
    }
   ],
   "states": [
    {
     "name": "enteringPassword",
     "x": 666.3,
     "y": 210,
     "width": 152,
     "height": 48
    },
    {
     "name": "verifyingIdentity",
     "x": 398.4,
     "y": 210,
     "width": 158,
     "height": 48
    },
    {
     "name": "showingQr",
     "x": 872.8,
     "y": 210,
     "width": 152,
     "height": 48
    },
    {
     "name": "checkingPassword",
     "x": 666.3,
     "y": 372,
     "width": 152,
     "height": 48
    },
    {
     "name": "checkingIdentity",
     "x": 401.4,
     "y": 372,
     "width": 152,
     "height": 48
    },
    {
     "name": "unregistered",
     "x": 9,
     "y": 526,
     "width": 152,
     "height": 48
    },
    {
     "name": "accountDeactivated",
     "x": 547.1,
     "y": 526,
     "width": 165,
     "height": 48
    },
    {
     "name": "accountDeleted",
     "x": 186.7,
     "y": 526,
     "width": 152,
     "height": 48
    },
    {
     "name": "signedIn",
     "x": 811.4,
     "y": 526,
     "width": 152,
     "height": 48
    }
   ],
   "passing": [
    {
     "name": "opening",
     "x": 228.9,
     "y": 90,
     "width": 82,
     "height": 32
    }
   ],
   "begin": {
    "x": 269.9,
    "y": 6
   },
   "arrows": [
    {
     "line": "M269.9 12L269.9 30Q269.9 38 269.9 46L269.9 56Q269.9 64 269.9 72L269.9 82",
     "tip": "M269.9 90L265.9 82L273.9 82Z",
     "labels": []
    },
    {
     "line": "M297.3 122L297.3 128.5Q297.3 135 305.3 135L976.5 135Q984.5 135 984.5 143L984.5 167Q984.5 175 984.5 183L984.5 202",
     "tip": "M984.5 210L980.5 202L988.5 202Z",
     "labels": [
      {
       "text": "qr",
       "kind": "guard",
       "x": 984.5,
       "y": 175
      }
     ]
    },
    {
     "line": "M269.9 122L269.9 145Q269.9 153 277.9 153L499.1 153Q507.1 153 507.1 161L507.1 167Q507.1 175 507.1 183L507.1 202",
     "tip": "M507.1 210L503.1 202L511.1 202Z",
     "labels": [
      {
       "text": "simple",
       "kind": "guard",
       "x": 507.1,
       "y": 175
      }
     ]
    },
    {
     "line": "M283.6 122L283.6 136Q283.6 144 291.6 144L809.6 144Q817.6 144 817.6 152L817.6 167Q817.6 175 817.6 183L817.6 189Q817.6 197 809.6 197L802.3 197Q794.3 197 794.3 199.5L794.3 202",
     "tip": "M794.3 210L790.3 202L798.3 202Z",
     "labels": [
      {
       "text": "otherwise",
       "kind": "guard",
       "x": 817.6,
       "y": 175
      }
     ]
    },
    {
     "line": "M416.9 40L416.9 98.5Q416.9 106.5 416.9 114.5L416.9 167Q416.9 175 416.9 183L416.9 189Q416.9 197 419.6 197L419.6 197Q422.4 197 422.4 199.5L422.4 202",
     "tip": "M422.4 210L418.4 202L426.4 202Z",
     "labels": [
      {
       "text": "simple.chosen",
       "kind": "event",
       "x": 416.9,
       "y": 175
      }
     ]
    },
    {
     "line": "M604.9 40L604.9 98.5Q604.9 106.5 604.9 114.5L604.9 167Q604.9 175 604.9 183L604.9 189Q604.9 197 612.9 197L682.3 197Q690.3 197 690.3 199.5L690.3 202",
     "tip": "M690.3 210L686.3 202L694.3 202Z",
     "labels": [
      {
       "text": "password.chosen",
       "kind": "event",
       "x": 604.9,
       "y": 175
      }
     ]
    },
    {
     "line": "M904 40L904 98.5Q904 106.5 904 114.5L904 167Q904 175 904 183L904 202",
     "tip": "M904 210L900 202L908 202Z",
     "labels": [
      {
       "text": "qr.chosen",
       "kind": "event",
       "x": 904,
       "y": 175
      }
     ]
    },
    {
     "line": "M690.3 258L690.3 264.5Q690.3 271 682.3 271L628.1 271Q620.1 271 620.1 277.5L620.1 277.5Q620.1 284 620.1 292L620.1 320Q620.1 328 620.1 336L620.1 351Q620.1 359 628.1 359L682.3 359Q690.3 359 690.3 361.5L690.3 364",
     "tip": "M690.3 372L686.3 364L694.3 364Z",
     "labels": [
      {
       "text": "password.submitted",
       "kind": "event",
       "x": 620.1,
       "y": 328
      }
     ]
    },
    {
     "line": "M422.4 258L422.4 264.5Q422.4 271 414.4 271L393.5 271Q385.5 271 385.5 277.5L385.5 277.5Q385.5 284 385.5 292L385.5 320Q385.5 328 385.5 336L385.5 351Q385.5 359 393.5 359L417.4 359Q425.4 359 425.4 361.5L425.4 364",
     "tip": "M425.4 372L421.4 364L429.4 364Z",
     "labels": [
      {
       "text": "identity.verified",
       "kind": "event",
       "x": 385.5,
       "y": 328
      }
     ]
    },
    {
     "line": "M948.8 258L948.8 276Q948.8 284 948.8 292L948.8 320Q948.8 328 948.8 336L948.8 388Q948.8 396 948.8 404L948.8 474Q948.8 482 948.8 490L948.8 505Q948.8 513 944.1 513L944.1 513Q939.4 513 939.4 515.5L939.4 518",
     "tip": "M939.4 526L935.4 518L943.4 518Z",
     "labels": [
      {
       "text": "qr.approved",
       "kind": "event",
       "x": 948.8,
       "y": 396
      }
     ]
    },
    {
     "line": "M794.3 420L794.3 426.5Q794.3 433 802.3 433L896.2 433Q904.2 433 904.2 441L904.2 474Q904.2 482 904.2 490L904.2 518",
     "tip": "M904.2 526L900.2 518L908.2 518Z",
     "labels": [
      {
       "text": "welcome",
       "kind": "reply",
       "x": 904.2,
       "y": 482
      }
     ]
    },
    {
     "line": "M529.4 420L529.4 434Q529.4 442 537.4 442L825 442Q833 442 833 450L833 474Q833 482 833 490L833 505Q833 513 834.2 513L834.2 513Q835.4 513 835.4 515.5L835.4 518",
     "tip": "M835.4 526L831.4 518L839.4 518Z",
     "labels": [
      {
       "text": "welcome",
       "kind": "reply",
       "x": 833,
       "y": 482
      }
     ]
    },
    {
     "line": "M742.3 420L742.3 474Q742.3 482 742.3 490L742.3 505Q742.3 513 734.3 513L696.1 513Q688.1 513 688.1 515.5L688.1 518",
     "tip": "M688.1 526L684.1 518L692.1 518Z",
     "labels": [
      {
       "text": "deactivated",
       "kind": "reply",
       "x": 742.3,
       "y": 482
      }
     ]
    },
    {
     "line": "M505.4 420L505.4 443Q505.4 451 513.4 451L557.2 451Q565.2 451 565.2 459L565.2 474Q565.2 482 565.2 490L565.2 496Q565.2 504 573.2 504L587.1 504Q595.1 504 595.1 511L595.1 518",
     "tip": "M595.1 526L591.1 518L599.1 518Z",
     "labels": [
      {
       "text": "deactivated",
       "kind": "reply",
       "x": 565.2,
       "y": 482
      }
     ]
    },
    {
     "line": "M690.3 420L690.3 426.5Q690.3 433 682.3 433L388.1 433Q380.1 433 380.1 441L380.1 474Q380.1 482 380.1 490L380.1 505Q380.1 513 372.1 513L322.7 513Q314.7 513 314.7 515.5L314.7 518",
     "tip": "M314.7 526L310.7 518L318.7 518Z",
     "labels": [
      {
       "text": "deleted",
       "kind": "reply",
       "x": 380.1,
       "y": 482
      }
     ]
    },
    {
     "line": "M449.4 420L449.4 452Q449.4 460 441.4 460L316.9 460Q308.9 460 308.9 468L308.9 474Q308.9 482 308.9 490L308.9 496Q308.9 504 300.9 504L298.7 504Q290.7 504 290.7 511L290.7 518",
     "tip": "M290.7 526L286.7 518L294.7 518Z",
     "labels": [
      {
       "text": "deleted",
       "kind": "reply",
       "x": 308.9,
       "y": 482
      }
     ]
    },
    {
     "line": "M794.3 372L794.3 365.5Q794.3 359 802.3 359L817.2 359Q825.2 359 825.2 351L825.2 336Q825.2 328 825.2 320L825.2 292Q825.2 284 825.2 277.5L825.2 277.5Q825.2 271 817.2 271L802.3 271Q794.3 271 794.3 268.5L794.3 266",
     "tip": "M794.3 258L798.3 266L790.3 266Z",
     "labels": [
      {
       "text": "wrong, offline",
       "kind": "reply",
       "x": 825.2,
       "y": 328
      }
     ]
    },
    {
     "line": "M425.4 420L425.4 434Q425.4 442 417.4 442L149.2 442Q141.2 442 141.2 450L141.2 474Q141.2 482 141.2 490L141.2 505Q141.2 513 139.1 513L139.1 513Q137 513 137 515.5L137 518",
     "tip": "M137 526L133 518L141 518Z",
     "labels": [
      {
       "text": "unregistered",
       "kind": "reply",
       "x": 141.2,
       "y": 482
      }
     ]
    },
    {
     "line": "M507.1 372L507.1 336Q507.1 328 507.1 320L507.1 292Q507.1 284 507.1 276L507.1 266",
     "tip": "M507.1 258L511.1 266L503.1 266Z",
     "labels": [
      {
       "text": "failing",
       "kind": "reply",
       "x": 507.1,
       "y": 328
      }
     ]
    },
    {
     "line": "M53.2 526L53.2 490Q53.2 482 53.2 474L53.2 404Q53.2 396 53.2 388L53.2 336Q53.2 328 53.2 320L53.2 292Q53.2 284 53.2 276L53.2 242Q53.2 234 53.2 226L53.2 183Q53.2 175 53.2 167L53.2 143Q53.2 135 61.2 135L234.6 135Q242.6 135 242.6 132.5L242.6 130",
     "tip": "M242.6 122L246.6 130L238.6 130Z",
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
     "line": "M269.1 395.5L269.1 336Q269.1 328 269.1 320L269.1 292Q269.1 284 269.1 276L269.1 242Q269.1 234 269.1 226L269.1 183Q269.1 175 269.1 167L269.1 143Q269.1 135 262.7 135L262.7 135Q256.3 135 256.3 132.5L256.3 130",
     "tip": "M256.3 122L260.3 130L252.3 130Z",
     "labels": [
      {
       "text": "alert.closed",
       "kind": "event",
       "x": 269.1,
       "y": 234
      }
     ]
    },
    {
     "line": "M571.1 526L571.1 519.5Q571.1 513 563.1 513L432.7 513Q424.7 513 424.7 505L424.7 490Q424.7 482 424.7 474L424.7 459Q424.7 451 416.7 451L277.1 451Q269.1 451 269.1 443L269.1 396.5",
     "tip": "",
     "labels": []
    },
    {
     "line": "M210.7 526L210.7 519.5Q210.7 513 207.7 513L207.7 513Q204.8 513 204.8 505L204.8 490Q204.8 482 204.8 474L204.8 441Q204.8 433 212.8 433L261.1 433Q269.1 433 269.1 425L269.1 396.5",
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
   "width": 893,
   "height": 695,
   "groups": [
    {
     "name": "codeShown",
     "x": 208.5,
     "y": 158,
     "width": 580.8,
     "height": 260
    }
   ],
   "states": [
    {
     "name": "requestingCode",
     "x": 545.8,
     "y": 64,
     "width": 152,
     "height": 48
    },
    {
     "name": "waitingForScan",
     "x": 545.8,
     "y": 208,
     "width": 152,
     "height": 48
    },
    {
     "name": "waitingForApproval",
     "x": 475.1,
     "y": 344,
     "width": 165,
     "height": 48
    },
    {
     "name": "openingSession",
     "x": 638.7,
     "y": 497,
     "width": 152,
     "height": 48
    },
    {
     "name": "loginRefused",
     "x": 190.8,
     "y": 497,
     "width": 152,
     "height": 48
    },
    {
     "name": "codeExpired",
     "x": 388.4,
     "y": 497,
     "width": 152,
     "height": 48
    },
    {
     "name": "failed",
     "x": 616.4,
     "y": 615,
     "width": 152,
     "height": 48
    },
    {
     "name": "signedIn",
     "x": 0,
     "y": 615,
     "width": 152,
     "height": 48
    }
   ],
   "passing": [],
   "begin": {
    "x": 621.8,
    "y": 6
   },
   "arrows": [
    {
     "line": "M621.8 12L621.8 30Q621.8 38 621.8 46L621.8 56",
     "tip": "M621.8 64L617.8 56L625.8 56Z",
     "labels": []
    },
    {
     "line": "M621.8 112L621.8 139Q621.8 147 621.8 155L621.8 174Q621.8 182 621.8 190L621.8 200",
     "tip": "M621.8 208L617.8 200L625.8 200Z",
     "labels": [
      {
       "text": "shown",
       "kind": "reply",
       "x": 621.8,
       "y": 147
      }
     ]
    },
    {
     "line": "M673.8 112L673.8 118.5Q673.8 125 681.8 125L825.9 125Q833.9 125 833.9 133L833.9 139Q833.9 147 833.9 155L833.9 174Q833.9 182 833.9 190L833.9 224Q833.9 232 833.9 240L833.9 301Q833.9 309 833.9 317L833.9 360Q833.9 368 833.9 376L833.9 410Q833.9 418 833.9 426L833.9 445Q833.9 453 833.9 461L833.9 513Q833.9 521 833.9 529L833.9 572Q833.9 580 833.9 588L833.9 594Q833.9 602 825.9 602L752.4 602Q744.4 602 744.4 604.5L744.4 607",
     "tip": "M744.4 615L740.4 607L748.4 607Z",
     "labels": [
      {
       "text": "failing",
       "kind": "reply",
       "x": 833.9,
       "y": 368
      }
     ]
    },
    {
     "line": "M554.7 392L554.7 410Q554.7 418 554.7 426L554.7 445Q554.7 453 554.7 461L554.7 476Q554.7 484 546.7 484L524.4 484Q516.4 484 516.4 486.5L516.4 489",
     "tip": "M516.4 497L512.4 489L520.4 489Z",
     "labels": [
      {
       "text": "deadline, over, unknown",
       "kind": "reply",
       "x": 554.7,
       "y": 453
      }
     ]
    },
    {
     "line": "M617.8 256L617.8 279Q617.8 287 609.8 287L565.6 287Q557.6 287 557.6 295L557.6 301Q557.6 309 557.6 317L557.6 336",
     "tip": "M557.6 344L553.6 336L561.6 336Z",
     "labels": [
      {
       "text": "scanned",
       "kind": "reply",
       "x": 557.6,
       "y": 309
      }
     ]
    },
    {
     "line": "M673.8 256L673.8 262.5Q673.8 269 681.8 269L730.9 269Q738.9 269 738.9 277L738.9 301Q738.9 309 738.9 317L738.9 360Q738.9 368 738.9 376L738.9 410Q738.9 418 738.9 426L738.9 445Q738.9 453 738.9 461L738.9 489",
     "tip": "M738.9 497L734.9 489L742.9 489Z",
     "labels": [
      {
       "text": "approved",
       "kind": "reply",
       "x": 738.9,
       "y": 368
      }
     ]
    },
    {
     "line": "M616.1 392L616.1 398.5Q616.1 405 624.1 405L682.5 405Q690.5 405 690.5 411.5L690.5 411.5Q690.5 418 690.5 426L690.5 445Q690.5 453 690.5 461L690.5 489",
     "tip": "M690.5 497L686.5 489L694.5 489Z",
     "labels": [
      {
       "text": "approved",
       "kind": "reply",
       "x": 690.5,
       "y": 453
      }
     ]
    },
    {
     "line": "M569.8 256L569.8 262.5Q569.8 269 561.8 269L315.8 269Q307.8 269 307.8 277L307.8 301Q307.8 309 307.8 317L307.8 360Q307.8 368 307.8 376L307.8 410Q307.8 418 307.8 426L307.8 445Q307.8 453 307.8 461L307.8 489",
     "tip": "M307.8 497L303.8 489L311.8 489Z",
     "labels": [
      {
       "text": "refused",
       "kind": "reply",
       "x": 307.8,
       "y": 368
      }
     ]
    },
    {
     "line": "M499.1 392L499.1 398.5Q499.1 405 491.1 405L252.5 405Q244.5 405 244.5 411.5L244.5 411.5Q244.5 418 244.5 426L244.5 445Q244.5 453 244.5 461L244.5 489",
     "tip": "M244.5 497L240.5 489L248.5 489Z",
     "labels": [
      {
       "text": "refused",
       "kind": "reply",
       "x": 244.5,
       "y": 453
      }
     ]
    },
    {
     "line": "M593.8 256L593.8 270Q593.8 278 585.8 278L409.8 278Q401.8 278 401.8 286L401.8 301Q401.8 309 401.8 317L401.8 360Q401.8 368 401.8 376L401.8 410Q401.8 418 401.8 426L401.8 445Q401.8 453 401.8 461L401.8 467Q401.8 475 409.8 475L428.4 475Q436.4 475 436.4 482L436.4 489",
     "tip": "M436.4 497L432.4 489L440.4 489Z",
     "labels": [
      {
       "text": "over, unknown",
       "kind": "reply",
       "x": 401.8,
       "y": 368
      }
     ]
    },
    {
     "line": "M662.7 545L662.7 551.5Q662.7 558 654.7 558L84 558Q76 558 76 566L76 572Q76 580 76 588L76 607",
     "tip": "M76 615L72 607L80 607Z",
     "labels": [
      {
       "text": "welcome",
       "kind": "reply",
       "x": 76,
       "y": 580
      }
     ]
    },
    {
     "line": "M714.7 545L714.7 572Q714.7 580 714.7 588L714.7 607",
     "tip": "M714.7 615L710.7 607L718.7 607Z",
     "labels": [
      {
       "text": "closed",
       "kind": "reply",
       "x": 714.7,
       "y": 580
      }
     ]
    },
    {
     "line": "M137.3 367.5L137.3 317Q137.3 309 137.3 301L137.3 240Q137.3 232 137.3 224L137.3 190Q137.3 182 137.3 174L137.3 155Q137.3 147 137.3 139L137.3 133Q137.3 125 145.3 125L561.8 125Q569.8 125 569.8 122.5L569.8 120",
     "tip": "M569.8 112L573.8 120L565.8 120Z",
     "labels": [
      {
       "text": "code.requested",
       "kind": "event",
       "x": 137.3,
       "y": 232
      }
     ]
    },
    {
     "line": "M214.8 497L214.8 490.5Q214.8 484 206.8 484L162.9 484Q154.9 484 154.9 476L154.9 461Q154.9 453 154.9 445L154.9 426Q154.9 418 154.9 411.5L154.9 411.5Q154.9 405 146.9 405L145.3 405Q137.3 405 137.3 397L137.3 368.5",
     "tip": "",
     "labels": []
    },
    {
     "line": "M412.4 497L412.4 490.5Q412.4 484 404.4 484L362.8 484Q354.8 484 354.8 476L354.8 461Q354.8 453 354.8 445L354.8 439Q354.8 431 346.8 431L180.9 431Q172.9 431 172.9 424.5L172.9 424.5Q172.9 418 172.9 411.5L172.9 411.5Q172.9 405 164.9 405L145.3 405Q137.3 405 137.3 397L137.3 368.5",
     "tip": "",
     "labels": []
    },
    {
     "line": "M640.4 615L640.4 608.5Q640.4 602 632.4 602L136.3 602Q128.3 602 128.3 594L128.3 588Q128.3 580 128.3 572L128.3 529Q128.3 521 128.3 513L128.3 461Q128.3 453 128.3 445L128.3 426Q128.3 418 128.3 411.5L128.3 411.5Q128.3 405 132.8 405L132.8 405Q137.3 405 137.3 397L137.3 368.5",
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
   "width": 1415,
   "height": 672,
   "groups": [],
   "states": [
    {
     "name": "ready",
     "x": 243.1,
     "y": 166,
     "width": 152,
     "height": 48
    },
    {
     "name": "openingWindow",
     "x": 307.2,
     "y": 284,
     "width": 152,
     "height": 48
    },
    {
     "name": "waitingForPerson",
     "x": 936.4,
     "y": 411,
     "width": 152,
     "height": 48
    },
    {
     "name": "leavingForProvider",
     "x": 141.6,
     "y": 411,
     "width": 165,
     "height": 48
    },
    {
     "name": "checkingResult",
     "x": 748.7,
     "y": 411,
     "width": 152,
     "height": 48
    },
    {
     "name": "resultUnknown",
     "x": 836.7,
     "y": 592,
     "width": 152,
     "height": 48
    },
    {
     "name": "windowBlocked",
     "x": 0,
     "y": 592,
     "width": 152,
     "height": 48
    },
    {
     "name": "refused",
     "x": 1046.7,
     "y": 592,
     "width": 152,
     "height": 48
    },
    {
     "name": "canceled",
     "x": 492.8,
     "y": 592,
     "width": 152,
     "height": 48
    },
    {
     "name": "expired",
     "x": 243.8,
     "y": 592,
     "width": 152,
     "height": 48
    },
    {
     "name": "verified",
     "x": 1230.1,
     "y": 592,
     "width": 152,
     "height": 48
    }
   ],
   "passing": [
    {
     "name": "starting",
     "x": 532.4,
     "y": 64,
     "width": 89,
     "height": 32
    }
   ],
   "begin": {
    "x": 576.9,
    "y": 6
   },
   "arrows": [
    {
     "line": "M576.9 12L576.9 30Q576.9 38 576.9 46L576.9 56",
     "tip": "M576.9 64L572.9 56L580.9 56Z",
     "labels": []
    },
    {
     "line": "M597.4 96L597.4 102.5Q597.4 109 605.4 109L816.7 109Q824.7 109 824.7 117L824.7 123Q824.7 131 824.7 139L824.7 182Q824.7 190 824.7 198L824.7 241Q824.7 249 824.7 257L824.7 300Q824.7 308 824.7 316L824.7 368Q824.7 376 824.7 384L824.7 403",
     "tip": "M824.7 411L820.7 403L828.7 403Z",
     "labels": [
      {
       "text": "isReturned",
       "kind": "guard",
       "x": 824.7,
       "y": 249
      }
     ]
    },
    {
     "line": "M556.4 96L556.4 102.5Q556.4 109 548.4 109L327.1 109Q319.1 109 319.1 117L319.1 123Q319.1 131 319.1 139L319.1 158",
     "tip": "M319.1 166L315.1 158L323.1 158Z",
     "labels": [
      {
       "text": "otherwise",
       "kind": "guard",
       "x": 319.1,
       "y": 131
      }
     ]
    },
    {
     "line": "M371.1 214L371.1 220.5Q371.1 227 379.1 227L603.6 227Q611.6 227 611.6 235L611.6 241Q611.6 249 611.6 257L611.6 263Q611.6 271 603.6 271L443.2 271Q435.2 271 435.2 273.5L435.2 276",
     "tip": "M435.2 284L431.2 276L439.2 276Z",
     "labels": [
      {
       "text": "verification.requested",
       "kind": "event",
       "x": 611.6,
       "y": 249
      }
     ]
    },
    {
     "line": "M435.2 332L435.2 338.5Q435.2 345 443.2 345L1004.4 345Q1012.4 345 1012.4 353L1012.4 368Q1012.4 376 1012.4 384L1012.4 403",
     "tip": "M1012.4 411L1008.4 403L1016.4 403Z",
     "labels": [
      {
       "text": "popup",
       "kind": "reply",
       "x": 1012.4,
       "y": 376
      }
     ]
    },
    {
     "line": "M355.2 332L355.2 346Q355.2 354 347.2 354L183.7 354Q175.7 354 175.7 362L175.7 368Q175.7 376 175.7 384L175.7 403",
     "tip": "M175.7 411L171.7 403L179.7 403Z",
     "labels": [
      {
       "text": "page",
       "kind": "reply",
       "x": 175.7,
       "y": 376
      }
     ]
    },
    {
     "line": "M331.2 332L331.2 338.5Q331.2 345 323.2 345L102 345Q94 345 94 353L94 368Q94 376 94 384L94 427Q94 435 94 443L94 540Q94 548 94 556L94 571Q94 579 97 579L97 579Q100 579 100 581.5L100 584",
     "tip": "M100 592L96 584L104 584Z",
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
     "line": "M331.2 284L331.2 277.5Q331.2 271 325.1 271L325.1 271Q319.1 271 319.1 263L319.1 257Q319.1 249 319.1 241L319.1 222",
     "tip": "M319.1 214L323.1 222L315.1 222Z",
     "labels": [
      {
       "text": "offline",
       "kind": "reply",
       "x": 319.1,
       "y": 249
      }
     ]
    },
    {
     "line": "M1088.4 423C1116.4 415 1116.4 455 1096.4 447",
     "tip": "M1088.4 447L1096.4 443L1096.4 451Z",
     "labels": [
      {
       "text": "window.requested",
       "kind": "event",
       "x": 1177.2,
       "y": 435
      }
     ]
    },
    {
     "line": "M984.4 459L984.4 491Q984.4 499 976.4 499L644.2 499Q636.2 499 636.2 507L636.2 540Q636.2 548 636.2 556L636.2 571Q636.2 579 628.5 579L628.5 579Q620.8 579 620.8 581.5L620.8 584",
     "tip": "M620.8 592L616.8 584L624.8 584Z",
     "labels": [
      {
       "text": "cancel",
       "kind": "event",
       "x": 636.2,
       "y": 539
      },
      {
       "text": "closed",
       "kind": "reply",
       "x": 636.2,
       "y": 557
      }
     ]
    },
    {
     "line": "M1064.4 459L1064.4 473Q1064.4 481 1072.4 481L1337.5 481Q1345.5 481 1345.5 489L1345.5 540Q1345.5 548 1345.5 556L1345.5 584",
     "tip": "M1345.5 592L1341.5 584L1349.5 584Z",
     "labels": [
      {
       "text": "verified",
       "kind": "reply",
       "x": 1345.5,
       "y": 548
      }
     ]
    },
    {
     "line": "M879 459L879 482Q879 490 887 490L1247.6 490Q1255.6 490 1255.6 498L1255.6 540Q1255.6 548 1255.6 556L1255.6 584",
     "tip": "M1255.6 592L1251.6 584L1259.6 584Z",
     "labels": [
      {
       "text": "verified",
       "kind": "reply",
       "x": 1255.6,
       "y": 548
      }
     ]
    },
    {
     "line": "M1040.4 459L1040.4 491Q1040.4 499 1048.4 499L1172.6 499Q1180.6 499 1180.6 507L1180.6 540Q1180.6 548 1180.6 556L1180.6 571Q1180.6 579 1177.6 579L1177.6 579Q1174.7 579 1174.7 581.5L1174.7 584",
     "tip": "M1174.7 592L1170.7 584L1178.7 584Z",
     "labels": [
      {
       "text": "refused",
       "kind": "reply",
       "x": 1180.6,
       "y": 548
      }
     ]
    },
    {
     "line": "M857.3 459L857.3 500Q857.3 508 865.3 508L1093.6 508Q1101.6 508 1101.6 516L1101.6 540Q1101.6 548 1101.6 556L1101.6 584",
     "tip": "M1101.6 592L1097.6 584L1105.6 584Z",
     "labels": [
      {
       "text": "refused",
       "kind": "reply",
       "x": 1101.6,
       "y": 548
      }
     ]
    },
    {
     "line": "M960.4 459L960.4 473Q960.4 481 952.4 481L404.7 481Q396.7 481 396.7 489L396.7 540Q396.7 548 396.7 556L396.7 571Q396.7 579 388.7 579L379.8 579Q371.8 579 371.8 581.5L371.8 584",
     "tip": "M371.8 592L367.8 584L375.8 584Z",
     "labels": [
      {
       "text": "expired, deadline",
       "kind": "reply",
       "x": 396.7,
       "y": 548
      }
     ]
    },
    {
     "line": "M1012.4 459L1012.4 540Q1012.4 548 1012.4 556L1012.4 571Q1012.4 579 1004.4 579L972.7 579Q964.7 579 964.7 581.5L964.7 584",
     "tip": "M964.7 592L960.7 584L968.7 584Z",
     "labels": [
      {
       "text": "failing",
       "kind": "reply",
       "x": 1012.4,
       "y": 548
      }
     ]
    },
    {
     "line": "M835.6 459L835.6 509Q835.6 517 843.6 517L880.8 517Q888.8 517 888.8 525L888.8 540Q888.8 548 888.8 556L888.8 584",
     "tip": "M888.8 592L884.8 584L892.8 584Z",
     "labels": [
      {
       "text": "failing",
       "kind": "reply",
       "x": 888.8,
       "y": 548
      }
     ]
    },
    {
     "line": "M240.7 411L240.7 384Q240.7 376 240.7 368L240.7 316Q240.7 308 240.7 300L240.7 257Q240.7 249 240.7 241L240.7 235Q240.7 227 248.7 227L259.1 227Q267.1 227 267.1 224.5L267.1 222",
     "tip": "M267.1 214L271.1 222L263.1 222Z",
     "labels": [
      {
       "text": "back",
       "kind": "event",
       "x": 240.7,
       "y": 308
      }
     ]
    },
    {
     "line": "M770.4 459L770.4 482Q770.4 490 762.4 490L293.3 490Q285.3 490 285.3 498L285.3 540Q285.3 548 285.3 556L285.3 571Q285.3 579 288.5 579L288.5 579Q291.8 579 291.8 581.5L291.8 584",
     "tip": "M291.8 592L287.8 584L295.8 584Z",
     "labels": [
      {
       "text": "expired",
       "kind": "reply",
       "x": 285.3,
       "y": 548
      }
     ]
    },
    {
     "line": "M792.1 459L792.1 500Q792.1 508 784.1 508L565.4 508Q557.4 508 557.4 516L557.4 540Q557.4 548 557.4 556L557.4 584",
     "tip": "M557.4 592L553.4 584L561.4 584Z",
     "labels": [
      {
       "text": "unfinished",
       "kind": "reply",
       "x": 557.4,
       "y": 548
      }
     ]
    },
    {
     "line": "M860.7 592L860.7 585.5Q860.7 579 852.7 579L768.6 579Q760.6 579 760.6 571L760.6 556Q760.6 548 760.6 540L760.6 525Q760.6 517 768.6 517L805.8 517Q813.8 517 813.8 509L813.8 467",
     "tip": "M813.8 459L817.8 467L809.8 467Z",
     "labels": [
      {
       "text": "verification.requested",
       "kind": "event",
       "x": 760.6,
       "y": 548
      }
     ]
    },
    {
     "line": "M383.2 434.5L383.2 384Q383.2 376 383.2 368L383.2 340",
     "tip": "M383.2 332L387.2 340L379.2 340Z",
     "labels": [
      {
       "text": "verification.requested",
       "kind": "event",
       "x": 383.2,
       "y": 376
      }
     ]
    },
    {
     "line": "M76 592L76 556Q76 548 76 540L76 480Q76 472 84 472L375.2 472Q383.2 472 383.2 464L383.2 435.5",
     "tip": "",
     "labels": []
    },
    {
     "line": "M1070.7 592L1070.7 585.5Q1070.7 579 1063.9 579L1063.9 579Q1057 579 1057 571L1057 556Q1057 548 1057 540L1057 480Q1057 472 1049 472L391.2 472Q383.2 472 383.2 464L383.2 435.5",
     "tip": "",
     "labels": []
    },
    {
     "line": "M516.8 592L516.8 585.5Q516.8 579 509.1 579L509.1 579Q501.4 579 501.4 571L501.4 556Q501.4 548 501.4 540L501.4 480Q501.4 472 493.4 472L391.2 472Q383.2 472 383.2 464L383.2 435.5",
     "tip": "",
     "labels": []
    },
    {
     "line": "M267.8 592L267.8 585.5Q267.8 579 259.8 579L248.8 579Q240.8 579 240.8 571L240.8 556Q240.8 548 240.8 540L240.8 480Q240.8 472 248.8 472L375.2 472Q383.2 472 383.2 464L383.2 435.5",
     "tip": "",
     "labels": []
    }
   ]
  }
 }
]
