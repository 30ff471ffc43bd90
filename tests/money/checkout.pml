/*
 * One order from the checkout to its end, with everything that may happen to its money at the same time. Spin tries all
 * of it. The words of states are those of the database; `transitions.pml` is written from the tables of the code, and
 * every change is held against it. README.md says how to read and run this file.
 *
 * A transaction of the shop is one `atomic` block, because it is serializable; between two of them anything may happen,
 * and the process may die. A provider acts in one step, once for each key.
 */
#include "transitions.pml"

#define TOTAL 2      /* Two lines of one won each. */
#ifdef REFUNDING
#define WINDOWS 1    /* Attempts to pay. */
#else
#define WINDOWS 2
#endif
#define REFUNDS 4

/* ---- The shop's rows ---- */

mtype order = pending;
byte stock = 0;      /* The last piece is reserved by this order. */

typedef Payment { mtype status; byte received; byte refunded; bool exists; bool isChecked }
Payment payment[2];

typedef Refund { mtype status; byte attempt; byte amount; bool isStray }
Refund refund[REFUNDS];
byte refunds = 0;

bool requestDone[2]; /* Keys of the buyer's cancellations whose answer is stored. */
byte carriedOut[2];  /* How often each of them was carried out. */

/* ---- The provider's books ---- */

typedef Book { bool isAgreed; bool isDeclined; bool isOver; bool isAccount; bool isClosed; byte charges; byte given }
Book book[2];
mtype decided[REFUNDS];

/* ---- Changes, held against the tables and the rules of money ---- */

inline moveOrder(to) {
  assert(ORDER_MAY(order, to));
  if
  :: to == canceled || to == expired || to == failed || to == refund_completed -> stock++
  :: else
  fi;
  order = to;
  assert(stock <= 1)
}

inline movePayment(i, to) {
  assert(PAYMENT_MAY(payment[i].status, to));
  payment[i].status = to
}

inline addRefund(i, won, stray) {
  assert(payment[i].refunded + won <= payment[i].received);
  payment[i].refunded = payment[i].refunded + won;
  refund[refunds].status = requested;
  refund[refunds].attempt = i;
  refund[refunds].amount = won;
  refund[refunds].isStray = stray;
  refunds++
}

#define IS_CONFIRMING (payment[0].status == confirming || payment[1].status == confirming)
#define LEFT(i) (payment[i].received - payment[i].refunded)

inline abandonOpen() {
  if :: payment[0].status == open -> movePayment(0, abandoned) :: else fi;
  if :: payment[1].status == open -> movePayment(1, abandoned) :: else fi
}

/* ---- What a provider answers ---- */

inline queryBook(i, answer) {
  if
  :: book[i].charges > 0 -> answer = paid
  :: book[i].charges == 0 && book[i].isClosed -> answer = canceled
  :: book[i].charges == 0 && !book[i].isClosed && book[i].isAgreed && book[i].isAccount -> answer = waiting
  :: else -> answer = open
  fi
}

/* Takes the money, or opens the account: once for the payment's key. */
inline confirmAtProvider(i, answer) {
  atomic {
    if
    :: book[i].isDeclined -> answer = declined
    :: book[i].isAgreed && !book[i].isAccount ->
#ifdef NO_KEY
       book[i].charges++;
#else
       book[i].charges = 1;
#endif
       answer = paid;
       assert(book[i].charges <= 1)
    :: book[i].isAgreed && book[i].isAccount -> queryBook(i, answer)
    :: else -> answer = open
    fi
  }
}

/* Records an answer, whoever asked: settlePayment. */
inline settle(i, answer) {
#ifdef READ_COMMITTED
  seen = payment[i].status;
  seenOrder = order;
#endif
  atomic {
#ifndef READ_COMMITTED
    seen = payment[i].status;
    seenOrder = order;
#endif
    if
    :: answer == paid && seen != paid ->
#ifndef READ_COMMITTED
       assert(PAYMENT_MAY(seen, paid));
#endif
       payment[i].status = paid;
       payment[i].received = TOTAL;
       payment[i].isChecked = false;
       if
       :: seenOrder == pending || seenOrder == waiting_for_deposit -> moveOrder(paid)
       :: else -> addRefund(i, TOTAL, true)
       fi
    :: answer == waiting && PAYMENT_MAY(seen, waiting) && seen != paid ->
       movePayment(i, waiting);
       payment[i].isChecked = true;
       if :: order == pending -> moveOrder(waiting_for_deposit) :: else fi
    :: answer == declined && PAYMENT_MAY(seen, declined) -> movePayment(i, declined)
    :: answer == canceled && PAYMENT_MAY(seen, canceled) ->
       movePayment(i, canceled);
       payment[i].isChecked = false;
       if :: seen == waiting && order == waiting_for_deposit -> moveOrder(expired) :: else fi
    :: else
    fi;
    seen = 0; seenOrder = 0
  }
}

/* ---- Who acts ---- */

/* Begins up to two payments; a new one gives the earlier window up. */
proctype Checkout() {
  byte i = 0;
  do
  :: i < WINDOWS ->
     atomic {
       if
       :: order == pending && !IS_CONFIRMING ->
          abandonOpen();
          payment[i].status = open;
          payment[i].exists = true;
          payment[i].isChecked = true
       :: else
       fi
     };
     i++
  :: break
  od
}

/* What the buyer does in a window, at any time until it is over; a provider's window outlives the shop's. */
proctype Window(byte i) {
  payment[i].exists;
  if
  :: atomic { book[i].isAgreed = true }
  :: atomic { book[i].isAgreed = true; book[i].isAccount = true }
  :: atomic { book[i].isDeclined = true }
  :: skip
  fi;
  book[i].isOver = true;
  /* The deposit, as long as the account is open. */
  if
  :: atomic { book[i].isAccount && !book[i].isClosed && payment[i].status == waiting -> book[i].charges = 1 }
  :: skip
  fi
}

/* The browser comes back from the window: confirmAttempt. Twice for each window: reloads, double clicks. */
proctype Return(byte i) {
  mtype seen, seenOrder, answer;
  book[i].isAgreed || book[i].isDeclined;
  if
  :: atomic { payment[i].status == open && order == pending -> movePayment(i, confirming); payment[i].isChecked = true }
  :: atomic { payment[i].status == confirming }
  :: atomic { !(payment[i].status == open && order == pending) && payment[i].status != confirming -> goto done }
  fi;
  confirmAtProvider(i, answer);
  if
  :: settle(i, answer)
  :: skip /* The process died, or the answer was lost. */
  fi;
done: answer = 0
}

/* One line, or all that is left. */
inline cancelPaid(i) {
  /* beginRefund: while one refund runs, another begins without a change of the state. */
  if
  :: order == paid -> moveOrder(cancel_requested)
  :: else
  fi;
  if
  :: addRefund(i, 1, false)
  :: LEFT(i) == TOTAL -> addRefund(i, TOTAL, false)
  fi
}

#define IS_PAID_FOR (order == paid || order == cancel_requested)

/* The buyer cancels, with two requests; the second is sent twice. */
proctype Cancel(byte key) {
  bool isDone = false;
#ifdef CHECK_BEFORE_TRANSACTION
  isDone = requestDone[key];
#endif
  atomic {
#ifndef CHECK_BEFORE_TRANSACTION
    isDone = requestDone[key];
#endif
    if
    :: isDone
    :: !isDone && (order == pending || order == waiting_for_deposit) && !IS_CONFIRMING ->
       abandonOpen();
       requestDone[key] = true;
       carriedOut[key]++;
       moveOrder(canceled)
    :: !isDone && IS_PAID_FOR && payment[0].status == paid && LEFT(0) > 0 && (!(payment[1].status == paid) || LEFT(1) == 0) ->
       requestDone[key] = true; carriedOut[key]++; cancelPaid(0)
    :: !isDone && IS_PAID_FOR && payment[1].status == paid && LEFT(1) > 0 && (!(payment[0].status == paid) || LEFT(0) == 0) ->
       requestDone[key] = true; carriedOut[key]++; cancelPaid(1)
    :: else
    fi;
    assert(carriedOut[key] <= 1)
  }
}

inline checkPayment() {
  if
  :: atomic { payment[i].status == confirming }; confirmAtProvider(i, answer); settle(i, answer);
     /* After fifteen minutes a confirmation that the provider does not know has failed. */
     if
     :: atomic { answer == open && payment[i].status == confirming ->
          movePayment(i, failed);
          if :: order == pending -> moveOrder(failed) :: else fi }
     :: else
     fi
  :: atomic { payment[i].status != confirming -> queryBook(i, answer) }; settle(i, answer);
     atomic {
       if
       :: answer == open && payment[i].status != confirming && payment[i].status != waiting -> payment[i].isChecked = false
       :: else
       fi
     }
  fi
}

/* A virtual account at its deadline, or of an order that does not wait for it any more: settleDeposit. */
inline checkDeposit() {
  atomic { queryBook(i, answer) };
  settle(i, answer);
  if
  :: atomic { payment[i].status == waiting && order == waiting_for_deposit -> moveOrder(expired) }
  :: else
  fi;
#ifndef ACCOUNT_LEFT_OPEN
  atomic { if :: book[i].charges == 0 -> book[i].isClosed = true :: else fi };
#endif
#ifndef NO_LAST_QUERY
  atomic { queryBook(i, answer) };
  settle(i, answer);
#endif
  atomic {
    if
    :: payment[i].status == waiting -> movePayment(i, canceled); payment[i].isChecked = false
    :: else
    fi
  }
}

/* Payments that are due: settleDuePayment, and the webhooks, which only make the shop ask. */
proctype PaymentJob() {
  mtype seen, seenOrder, answer;
  byte i;
end:
  do
  :: atomic { payment[0].isChecked && payment[0].status != waiting && (payment[0].status == confirming || book[0].isOver) -> i = 0 }; checkPayment(); i = 0; answer = 0
  :: atomic { payment[1].isChecked && payment[1].status != waiting && (payment[1].status == confirming || book[1].isOver) -> i = 1 }; checkPayment(); i = 0; answer = 0
  :: atomic { payment[0].isChecked && payment[0].status == waiting -> i = 0 }; checkDeposit(); i = 0; answer = 0
  :: atomic { payment[1].isChecked && payment[1].status == waiting -> i = 1 }; checkDeposit(); i = 0; answer = 0
  od
}

/* An order that was not paid in time: expireOrder. */
proctype ExpiryJob() {
  mtype seen, seenOrder, answer;
  byte i = 0;
  do
  :: i < WINDOWS && (payment[i].status == open || payment[i].status == abandoned) ->
     atomic { queryBook(i, answer) };
     settle(i, answer);
     answer = 0;
     i++
  :: i < WINDOWS && payment[i].status != open && payment[i].status != abandoned -> i++
  :: i == WINDOWS -> break
  od;
end:
  atomic { order == pending && !IS_CONFIRMING -> abandonOpen(); moveOrder(expired) }
}

/* Another refund of a cancellation runs. */
#define RUNS(k) (refund[k].status == requested && !refund[k].isStray)
#define IS_REFUNDING (RUNS(0) || RUNS(1) || RUNS(2) || RUNS(3))

inline settleRefund() {
  atomic {
    if
    :: refund[r].status == requested ->
       assert(REFUND_MAY(requested, answer));
       refund[r].status = answer;
       if
       :: answer == refused -> payment[refund[r].attempt].refunded = payment[refund[r].attempt].refunded - refund[r].amount
       :: else
       fi;
       /* finishCancelling */
       if
       :: order == cancel_requested && !refund[r].isStray && !IS_REFUNDING ->
          if
          :: LEFT(refund[r].attempt) == 0 -> moveOrder(refund_completed)
          :: else -> moveOrder(paid)
          fi
       :: else
       fi
    :: else
    fi
  }
}

inline sendRefund() {
  atomic {
#ifdef NO_REFUND_KEY
    decided[r] = 0;
#endif
    if
    :: decided[r] == 0 ->
       if
       :: book[refund[r].attempt].given = book[refund[r].attempt].given + refund[r].amount; decided[r] = completed
       :: !refund[r].isStray -> decided[r] = refused
       fi
    :: else
    fi;
    answer = decided[r];
    assert(book[refund[r].attempt].given <= book[refund[r].attempt].charges * TOTAL)
  };
  if
  :: settleRefund()
  :: skip /* The process died, or the answer was lost. */
  fi
}

/* Sends refunds and records the first answer: runRefund. Of two processes, so that one refund may be sent twice. */
proctype RefundJob() {
  mtype answer;
  byte r;
end:
  do
  :: atomic { refund[0].status == requested -> r = 0 }; sendRefund(); r = 0; answer = 0
  :: atomic { refund[1].status == requested -> r = 1 }; sendRefund(); r = 0; answer = 0
  :: atomic { refund[2].status == requested -> r = 2 }; sendRefund(); r = 0; answer = 0
  :: atomic { refund[3].status == requested -> r = 3 }; sendRefund(); r = 0; answer = 0
  od
}

#define KEPT(i) (book[i].charges * TOTAL - book[i].given)

/* Acts when nothing else can: then everything has come to its end. */
proctype Judge() {
  timeout;
  assert(order != pending && order != waiting_for_deposit && order != cancel_requested);
  assert(!IS_CONFIRMING);
  assert(refund[0].status != requested && refund[1].status != requested);
  assert(refund[2].status != requested && refund[3].status != requested);
  /* The shop knows what the provider keeps. */
  assert(LEFT(0) == KEPT(0) && LEFT(1) == KEPT(1));
  /* A paid order has its money, and any other has none of it. */
  assert(order == paid || KEPT(0) + KEPT(1) == 0);
  assert(order != paid || (KEPT(0) + KEPT(1) > 0 && KEPT(0) + KEPT(1) <= TOTAL));
  /* The piece is sold once, or back in the stock. */
  assert((order == paid) == (stock == 0));
  /* Nobody can pay into an account that no order waits for. */
  assert(!(book[0].isAccount && book[0].charges == 0 && !book[0].isClosed && payment[0].status == canceled));
  assert(!(book[1].isAccount && book[1].charges == 0 && !book[1].isClosed && payment[1].status == canceled))
}

/* Two scenes, since all at once would take hours: paying in two windows, and giving back what was paid in one. */
init {
  atomic {
#ifdef REFUNDING
    run Checkout(); run Window(0); run Return(0);
    run Cancel(0); run Cancel(0); run Cancel(1);
    run PaymentJob(); run ExpiryJob(); run RefundJob(); run RefundJob();
#else
    run Checkout(); run Window(0); run Window(1);
    run Return(0); run Return(1);
    run Cancel(0);
    run PaymentJob(); run ExpiryJob(); run RefundJob();
#endif
    run Judge()
  }
}
