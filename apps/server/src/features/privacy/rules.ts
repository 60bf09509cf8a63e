import { DataRequestState, openStates } from '@portal/contract/privacy/constants'

/** Whether staff may still work on a request in this state. */
export const isOpen = (state: DataRequestState): boolean => openStates.includes(state)

/** Whether it can be taken: nobody has begun it. */
export const mayTake = (state: DataRequestState): boolean => state === DataRequestState.received
