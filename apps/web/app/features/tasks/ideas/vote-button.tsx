import { UnstyledButton } from '@mantine/core'
import { ideaCalls } from '@portal/contract/tasks/ideas/calls'
import { IconTriangleFilled } from '@tabler/icons-react'
import { useState } from 'react'
import { useSend } from '#core/dashboard/send.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useTexts } from '#core/language/language.ts'
import type { Idea } from './idea-rows.ts'
import { texts } from './texts.ts'
import classes from './vote-button.module.css'

type Votes = Pick<Idea, 'votos' | 'votada'>

/** The votes of an idea; pressing it sets or takes back the reader's own. */
export function VoteButton({ idea }: { idea: Votes & Pick<Idea, 'id' | 'titulo'> }) {
  const t = useTexts(texts)
  const { number } = useFormats()
  const { send, isSending } = useSend(ideaCalls.vote)
  const [pressed, setPressed] = useState<{ on: Votes; isFor: boolean } | null>(null)
  const isShown = pressed !== null && pressed.on.votos === idea.votos && pressed.on.votada === idea.votada
  const isVoted = isShown ? pressed.isFor : idea.votada
  const count = idea.votos + Number(isVoted) - Number(idea.votada)

  async function vote() {
    setPressed({ on: idea, isFor: !isVoted })
    const reply = await send({ params: { id: idea.id }, body: { voto: !isVoted } })
    if (!reply.ok) setPressed(null)
  }
  return (
    <UnstyledButton
      className={classes.vote}
      data-voted={isVoted || undefined}
      aria-pressed={isVoted}
      aria-label={t.voteFor(idea.titulo, number(count))}
      disabled={isSending}
      onClick={vote}
    >
      <IconTriangleFilled size={10} />
      {number(count)}
    </UnstyledButton>
  )
}
