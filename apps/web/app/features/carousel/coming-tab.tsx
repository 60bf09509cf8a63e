import { Button } from '@mantine/core'
import { comingKindNames } from '@portal/contract/carousel/constants'
import { designCalls } from '@portal/contract/carousel/design-calls'
import { textIn } from '@portal/contract/core/text'
import { useConfirm } from '#core/dashboard/confirm.tsx'
import { useSend } from '#core/dashboard/send.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import classes from './design.module.css'
import { Empty } from './empty.tsx'
import type { Design } from './slide-values.ts'
import { tabTexts } from './tab-texts.ts'

/** What the clock will do to the published design; each change can be cancelled. */
export function ComingTab({ design }: { design: Design }) {
  const t = useTexts(tabTexts)
  const language = useLanguage()
  const { dateTime } = useFormats()
  const confirm = useConfirm()
  const { send, isSending } = useSend(designCalls.cancel)
  const { cambios: changes, publicada_id } = design
  if (changes.length === 0) return <Empty title={t.noComing} text={t.noComingText} />

  async function cancel({ tipo, id }: (typeof changes)[number]): Promise<void> {
    const isSure = await confirm({ title: t.cancelSure, text: t.cancelText[tipo], action: t.cancelChange })
    if (isSure) await send({ body: { tipo, id, publicada_id } })
  }
  return (
    <ul className={classes.lines}>
      {changes.map((change) => (
        <li key={`${change.tipo}${change.id}`}>
          <span className={classes.name}>
            {dateTime(change.en)}
            <small>
              {textIn(comingKindNames[change.tipo], language)}
              {change.titulo_es && ` · ${language === 'en' ? change.titulo_en || change.titulo_es : change.titulo_es}`}
            </small>
          </span>
          <Button variant="default" size="xs" disabled={isSending} onClick={() => void cancel(change)}>
            {t.cancelChange}
          </Button>
        </li>
      ))}
    </ul>
  )
}
