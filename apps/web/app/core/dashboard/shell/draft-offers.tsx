import { Button, Group, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useFormats } from '#core/formats/formats.ts'
import { useTexts } from '#core/language/language.ts'
import { type Draft, dropDraft, isOfferedAt, listDrafts } from '#core/session/drafts.ts'
import { useDraftBox } from '../drafts-context.tsx'
import type { RecoverState } from '../form/use-draft.ts'
import { kitTexts } from '../texts.ts'
import { shellTexts } from './texts.ts'

/**
 * Offers stored drafts after log-in or reload (rule access/drafts): on the start page and in the list that leads to the
 * form, until the reader answers.
 */
export function DraftOffers() {
  const t = { ...useTexts(kitTexts), ...useTexts(shellTexts) }
  const { relative } = useFormats()
  const box = useDraftBox()
  const navigate = useNavigate()
  const { pathname } = useLocation()

  const [drafts, setDrafts] = useState<readonly Draft[]>([])

  const offer = useEffectEvent((draft: Draft) => {
    const id = idOf(draft)
    const state: RecoverState = { recover: draft.form }
    const answer = (act: () => void) => () => {
      setDrafts((all) => all.filter((each) => each !== draft))
      notifications.hide(id)
      act()
    }
    notifications.show({
      id,
      color: 'amber',
      autoClose: false,
      title: t.draftTitle,
      message: (
        <>
          <Text size="sm">{t.draftOf(draft.label, relative(new Date(draft.savedAt).toISOString()))}</Text>
          <Group gap="xs" mt="xs">
            <Button size="xs" onClick={answer(() => void navigate(draft.path, { state }))}>
              {t.recover}
            </Button>
            <Button size="xs" variant="default" onClick={answer(() => box && dropDraft(box, draft.form))}>
              {t.discard}
            </Button>
          </Group>
        </>
      ),
    })
  })
  useEffect(() => {
    if (!box) return
    void listDrafts(box, Date.now()).then(setDrafts)
  }, [box])
  useEffect(() => {
    for (const draft of drafts) {
      if (isOfferedAt(pathname, draft)) offer(draft)
      else notifications.hide(idOf(draft))
    }
  }, [drafts, pathname])
  return null
}

const idOf = ({ form }: Draft) => `draft:${form}`
