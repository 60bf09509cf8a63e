import { Button } from '@mantine/core'
import { settingsCalls } from '@portal/contract/settings/calls'
import type { Groups } from '@portal/contract/settings/history-schemas'
import type { DraftKey } from '@portal/contract/settings/keys'
import { useConfirm } from '#core/dashboard/confirm.tsx'
import { useSend } from '#core/dashboard/send.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { addressOfDraft } from './preview.tsx'
import classes from './settings.module.css'
import { texts } from './texts.ts'

interface Props {
  group: DraftKey
  draft: NonNullable<Groups[DraftKey]['borrador']>
  version: number
}

/** Says that the form shows a draft, of whom; leads to its preview, which needs no log-in, and discards it. */
export function DraftNotice({ group, draft, version }: Props) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { dateTime } = useFormats()
  const confirm = useConfirm()
  const { send, isSending } = useSend(settingsCalls.discardDraft)
  async function discard() {
    const question = { title: t.discardTitle, text: t.discardText, action: t.discardDraft, isDanger: true }
    if (await confirm(question)) await send({ params: { clave: group }, body: { borrador_version: version } })
  }
  return (
    <div className={classes.draft} role="status">
      <p className={classes.draftText}>{t.draftOf(draft.autor ?? '', dateTime(draft.actualizado_en))}</p>
      <Button
        component="a"
        href={addressOfDraft(group, draft.vista, language)}
        target="_blank"
        rel="noreferrer"
        variant="default"
        size="xs"
      >
        {t.previewDraft}
      </Button>
      <Button variant="subtle" color="red" size="xs" loading={isSending} onClick={discard}>
        {t.discardDraft}
      </Button>
    </div>
  )
}
