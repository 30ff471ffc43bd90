import type { FlowName, FlowStateKey, FlowStateName } from '../tests/flows/flow-models.ts'
import type { LoginState } from './login.machine.ts'
import type { QrLoginState } from './qr-login.machine.ts'

/** State names keep their types. Nothing runs here: the file compiles, or a state name has lost its type. */
type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
type Holds<Fact extends true> = Fact

export type NestedStates = Holds<
  Equal<
    QrLoginState,
    | 'requestingCode'
    | 'waitingForScan'
    | 'waitingForApproval'
    | 'openingSession'
    | 'loginRefused'
    | 'codeExpired'
    | 'approverTerminated'
    | 'failed'
    | 'signedIn'
  >
>

/** By flow name, the same as by machine. */
export type ByFlow = Holds<Equal<FlowStateName<'login'>, LoginState>>

/** No flow's states have widened to `string`. */
export type Narrow = Holds<
  Equal<{ [Flow in FlowName]: string extends FlowStateName<Flow> ? Flow : never }[FlowName], never>
>

export type Keys = Holds<Equal<Extract<FlowStateKey, `qr-login/${string}`>, `qr-login/${QrLoginState}`>>
