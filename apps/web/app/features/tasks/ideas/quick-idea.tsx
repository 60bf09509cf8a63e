import { TextInput } from '@mantine/core'
import { textIn } from '@portal/contract/core/text'
import { ideaCalls } from '@portal/contract/tasks/ideas/calls'
import { type IdeaHorizon, ideaHorizonNames, ideaLimits } from '@portal/contract/tasks/ideas/constants'
import { IconPlus } from '@tabler/icons-react'
import { type FormEvent, useRef, useState } from 'react'
import { newKey } from '#core/api/api.browser.ts'
import { useSend } from '#core/dashboard/send.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import classes from './idea-board.module.css'
import { texts } from './texts.ts'

/** A title and Enter make an idea of this horizon. */
export function QuickIdea({ horizon }: { horizon: IdeaHorizon }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const [title, setTitle] = useState('')
  const key = useRef(newKey())
  const { send, isSending } = useSend(ideaCalls.save)

  async function save(event: FormEvent) {
    event.preventDefault()
    if (title.trim() === '' || isSending) return
    const reply = await send({ body: { titulo: title, tiempo_interes: horizon }, key: key.current })
    if (!reply.ok) return
    key.current = newKey()
    setTitle('')
  }
  return (
    <form onSubmit={save}>
      <TextInput
        className={classes.quick}
        aria-label={t.quickIn(textIn(ideaHorizonNames[horizon], language))}
        placeholder={t.quick}
        leftSection={<IconPlus size={14} stroke={2} />}
        value={title}
        maxLength={ideaLimits.title}
        onChange={({ currentTarget }) => setTitle(currentTarget.value)}
      />
    </form>
  )
}
