import { textIn } from '@portal/contract/core/text'
import { ImportStatus, importStatusNames } from '@portal/contract/imports/states'
import { StatusDot, type Tone } from '#core/dashboard/status-dot.tsx'
import { useLanguage } from '#core/language/language.ts'

const tones: Readonly<Record<ImportStatus, Tone>> = {
  [ImportStatus.uploaded]: 'info',
  [ImportStatus.validated]: 'attention',
  [ImportStatus.committing]: 'info',
  [ImportStatus.finished]: 'done',
  [ImportStatus.partlyFinished]: 'attention',
  [ImportStatus.failed]: 'danger',
  [ImportStatus.undone]: 'neutral',
}

/** The state of an import as text, with its dot. */
export function ImportStatusDot({ status }: { status: ImportStatus }) {
  const language = useLanguage()
  return <StatusDot tone={tones[status]}>{textIn(importStatusNames[status], language)}</StatusDot>
}
