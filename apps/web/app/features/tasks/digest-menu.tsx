import { taskCalls } from '@portal/contract/tasks/calls'
import { IconMail, IconMailOff } from '@tabler/icons-react'
import { RecordMenu } from '#core/dashboard/detail/record-menu.tsx'
import { useSend } from '#core/dashboard/send.ts'
import { useTexts } from '#core/language/language.ts'
import { texts } from './texts.ts'
import { useTaskChoices } from './use-task-choices.ts'

/** Whether the reader gets the daily digest. */
export function DigestMenu() {
  const t = useTexts(texts)
  const { resumen_diario: isOn } = useTaskChoices()
  const { send } = useSend(taskCalls.setDigest)
  return (
    <RecordMenu
      actions={[
        {
          label: isOn ? t.digestOff : t.digestOn,
          icon: isOn ? IconMailOff : IconMail,
          onClick: () => void send({ body: { resumen_diario: !isOn } }),
        },
      ]}
    />
  )
}
