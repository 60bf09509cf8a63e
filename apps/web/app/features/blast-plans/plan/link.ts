import type { BlastPlan } from '@portal/contract/blast-plans/plan'
import { type PlanRead, readPlanText } from '@portal/contract/blast-plans/reading'

const name = 'plan='
/** Addresses longer than this are cut by some programs and mails. */
const longest = 8000

/** Returns the hash of an address that holds a plan, compressed; null when it would be too long. */
export async function hashOf(plan: BlastPlan): Promise<string | null> {
  const packed = await through(new CompressionStream('deflate-raw'), new TextEncoder().encode(JSON.stringify(plan)))
  const text = btoa(String.fromCharCode(...packed.subarray(0, longest)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
  return packed.length < longest && text.length < longest ? `#${name}${text}` : null
}

/** Whether the hash of an address holds a plan. */
export const holdsPlan = (hash: string): boolean => hash.startsWith(`#${name}`)

/** The largest plan unpacked: nobody's address fills the memory. */
const mostBytes = 2_000_000

/** Reads the plan of an address's hash. */
export async function planOfHash(hash: string): Promise<PlanRead> {
  try {
    const text = hash
      .slice(name.length + 1)
      .replaceAll('-', '+')
      .replaceAll('_', '/')
    const packed = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
    const bytes = await through(new DecompressionStream('deflate-raw'), packed)
    return readPlanText(new TextDecoder().decode(bytes))
  } catch {
    return { problem: 'linkInvalid' }
  }
}

/** Sends bytes through a compression and collects what comes out. Throws for damaged or too many bytes. */
async function through(stream: CompressionStream | DecompressionStream, bytes: Uint8Array<ArrayBuffer>) {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    parts.push(value)
    length += value.length
    if (length > mostBytes) throw new Error('more than a plan')
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}
