/** What is done about a code before its caller sees it: null when nothing, else whether the call is sent again. */
type Detour = (code: number) => Promise<boolean> | null

let provided: Detour | null = null

/** Sets what the dashboard does about refusals that are none of a screen's matters; public pages load none of it. */
export function provideDetour(detour: Detour): void {
  provided = detour
}

/** Returns null for an answer without a code, and for codes that the caller handles. */
export const detourOf = (code: number | undefined): Promise<boolean> | null =>
  code === undefined ? null : (provided?.(code) ?? null)
