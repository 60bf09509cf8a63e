import { Switch } from '@mantine/core'
import { summaryCalls } from '@portal/contract/summary/calls'
import { useSend } from '#core/dashboard/send.ts'
import { useTexts } from '#core/language/language.ts'
import { texts } from './texts.ts'

/** Whether the reader gets the summary of the week by mail; off until they switch it on. */
export function WeekMail({ isOn, className }: { isOn: boolean; className: string | undefined }) {
  const t = useTexts(texts)
  const { send, isSending } = useSend(summaryCalls.setMail)
  return (
    <section className={className} aria-labelledby="week-mail">
      <h2 id="week-mail">{t.mailTitle}</h2>
      <Switch
        label={t.mailOn}
        description={t.mailText}
        checked={isOn}
        disabled={isSending}
        onChange={() => void send({ body: { semanal: !isOn } })}
      />
    </section>
  )
}
