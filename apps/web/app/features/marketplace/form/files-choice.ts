import { uploadLimits } from '@portal/contract/core/limits'
import { requestLimits } from '@portal/contract/marketplace/constants'

export type FileProblem = 'tooMany' | 'tooLarge' | 'wrongType'

interface Chosen {
  name: string
  size: number
}

const endingOf = (name: string) => (name.includes('.') ? name.slice(name.lastIndexOf('.') + 1).toLowerCase() : '')

/**
 * Adds files to the chosen ones, up to the limits of an attachment; returns the first one that was refused, and why.
 */
export function withFiles<F extends Chosen>(chosen: readonly F[], added: readonly F[]) {
  const files = [...chosen]
  let refused: { problem: FileProblem; name: string } | null = null
  for (const file of added) {
    const problem = problemOf(file, files.length)
    if (problem) refused ??= { problem, name: file.name }
    else files.push(file)
  }
  return { files, refused }
}

function problemOf({ name, size }: Chosen, count: number): FileProblem | null {
  if (!(uploadLimits.extensions as readonly string[]).includes(endingOf(name))) return 'wrongType'
  if (size > requestLimits.attachmentBytes) return 'tooLarge'
  return count >= requestLimits.attachments ? 'tooMany' : null
}
