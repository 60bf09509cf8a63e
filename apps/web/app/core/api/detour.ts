import type { Answer } from './api.browser.ts'

/** What is done about an answer before its caller sees it: null when nothing, else whether the call is sent again. */
export type Detour = (answer: Answer) => Promise<boolean> | null

let provided: Detour | null = null

/** Sets what the dashboard does about refusals that are none of a screen's matters; public pages load none of it. */
export function provideDetour(detour: Detour): void {
  provided = detour
}

export const detourOf = (answer: Answer): Promise<boolean> | null => provided?.(answer) ?? null
