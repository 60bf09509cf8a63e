import { Button, Group, Text, TextInput } from '@mantine/core'
import { useModals } from '@mantine/modals'
import { useState } from 'react'
import { useTexts } from '#core/language/language.ts'
import classes from './confirm.module.css'
import { folded } from './fold.ts'
import { kitTexts } from './texts.ts'

export interface Question {
  title: string
  /** Line breaks are shown. */
  text: string
  /** The label of the button: the verb, not "yes". */
  action: string
  cancel?: string
  /** Focuses the cancel button, so that a hasty Enter cancels. */
  isDoubtful?: boolean
  /** The action loses data. */
  isDanger?: boolean
  /** The reader must type this word first, in any case and accents; for actions that cannot be undone. */
  word?: string
}

/** Returns a function that asks for confirmation: `if (await confirm({ … }))`. Closing the dialog means no. */
export function useConfirm(): (question: Question) => Promise<boolean> {
  const { openModal, closeModal } = useModals()
  return (question) =>
    new Promise((resolve) => {
      const id: string = openModal({
        title: question.title,
        size: 440,
        onClose: () => resolve(false),
        children: (
          <Answers
            question={question}
            onAnswer={(answer) => {
              resolve(answer)
              closeModal(id)
            }}
          />
        ),
      })
    })
}

function Answers({ question, onAnswer }: { question: Question; onAnswer: (answer: boolean) => void }) {
  const t = useTexts(kitTexts)
  const [typed, setTyped] = useState('')
  const isTyped = !question.word || folded(typed) === folded(question.word)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (isTyped) onAnswer(true)
      }}
    >
      <Text mb={question.word ? 'sm' : 'lg'} className={classes.text}>
        {question.text}
      </Text>
      {question.word && (
        <TextInput
          mb="lg"
          label={t.typeWord(question.word)}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          autoComplete="off"
          data-autofocus
        />
      )}
      <Group justify="flex-end" gap="xs">
        <Button
          variant="default"
          onClick={() => onAnswer(false)}
          {...(question.isDoubtful && { 'data-autofocus': true })}
        >
          {question.cancel ?? t.cancel}
        </Button>
        <Button
          type="submit"
          {...(question.isDanger && { color: 'red' })}
          disabled={!isTyped}
          {...(!question.word && !question.isDoubtful && { 'data-autofocus': true })}
        >
          {question.action}
        </Button>
      </Group>
    </form>
  )
}
