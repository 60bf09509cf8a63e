import { Button, Group, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type Draft, dropDraft, listDrafts } from '#core/drafts.ts'
import { useFormats } from '#core/formats.ts'
import { useTexts } from '#core/language.ts'
import { useDraftBox } from '../drafts-context.tsx'
import type { RecoverState } from '../form/use-draft.ts'
import { kitTexts } from '../texts.ts'
import { shellTexts } from './texts.ts'

/** Offers back, once after each log-in or load, the forms that were not sent (decision 7). They stay until answered. */
export function DraftOffers() {
  const t = { ...useTexts(kitTexts), ...useTexts(shellTexts) }
  const { relative } = useFormats()
  const box = useDraftBox()
  const navigate = useNavigate()
  const { pathname } = useLocation()

  const offer = useEffectEvent((draft: Draft) => {
    if (draft.path.split('?')[0] === pathname) return // the form itself offers it
    const id = `draft:${draft.form}`
    const state: RecoverState = { recover: draft.form }
    const answer = (act: () => void) => () => {
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
    void listDrafts(box, Date.now()).then((drafts) => {
      for (const draft of drafts) offer(draft)
    })
  }, [box])
  return null
}
