import { type DeviceKind, ProofKind } from '@portal/contract/sign-in/factor/constants'

/** Returns what a person with these devices and unused recovery codes may prove their identity with. */
export function proofsOf(devices: readonly { tipo: DeviceKind }[], codes: number): ProofKind[] {
  if (devices.length === 0) return [ProofKind.password]
  const kinds: ProofKind[] = [ProofKind.passkey, ProofKind.app].filter((kind) =>
    devices.some(({ tipo }) => tipo === kind),
  )
  return codes > 0 ? [...kinds, ProofKind.recovery] : kinds
}

/** Whether a removal would leave a person without the second factor that their role requires. */
export const leavesNone = (devices: readonly { id: number }[], removed: number, isRequired: boolean): boolean =>
  isRequired && devices.every(({ id }) => id === removed)
