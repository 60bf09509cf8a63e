import { Button, Group, SegmentedControl } from '@mantine/core'
import { compareDesigns } from '@portal/contract/carousel/compare'
import { designCalls } from '@portal/contract/carousel/design-calls'
import { carouselMessages } from '@portal/contract/carousel/messages'
import { coreMessages } from '@portal/contract/core/core-messages'
import { useState } from 'react'
import { Dialog } from '#core/dashboard/dialog.tsx'
import { useSend } from '#core/dashboard/send.ts'
import { useMessages, useTexts } from '#core/language/language.ts'
import { refusalAt } from '#core/language/refusal-at.ts'
import classes from './design.module.css'
import { Differences } from './differences.tsx'
import { MomentField } from './moment-field.tsx'
import type { Design } from './slide-values.ts'
import { texts } from './texts.ts'

const overtaken: readonly number[] = [coreMessages.changedByOther.code, carouselMessages.publishedByOther.code]

/** Shows what a publication changes, then publishes now or at a time; shows what others did meanwhile instead. */
export function PublishDialog({ design, onClose }: { design: Design; onClose: () => void }) {
  const t = useTexts(texts)
  const message = useMessages(designCalls.publish)
  const [isLater, setLater] = useState(false)
  const [at, setAt] = useState<string | null>(null)
  const [error, setError] = useState<string>()
  const [theirs, setTheirs] = useState<Design | null>(null)
  const [seen] = useState(design)
  const { send, isSending } = useSend(designCalls.publish, {
    isHandled: ({ codigo, campos }) => overtaken.includes(codigo) || 'publica_en' in campos,
  })

  async function publish(): Promise<void> {
    const { version, publicada_id } = seen
    const reply = await send({ body: { version, publicada_id, publica_en: isLater ? at : null } })
    if (reply.ok) return onClose()
    if (overtaken.includes(reply.codigo)) return setTheirs(reply.datos as Design)
    if (reply.campos.publica_en !== undefined) setError(refusalAt(message, reply, 'publica_en'))
  }

  if (theirs)
    return (
      <Dialog title={t.conflictTitle} size={640} onClose={onClose}>
        <p>{t.conflictText}</p>
        <Differences before={seen.slides} after={theirs.slides} same={t.same} />
        <Group justify="flex-end" mt="lg">
          <Button onClick={onClose} data-autofocus>
            {t.seeCurrent}
          </Button>
        </Group>
      </Dialog>
    )

  const hasChanges = compareDesigns(seen.publicadas, seen.slides).length > 0
  return (
    <Dialog title={t.publishTitle} size={640} onClose={onClose}>
      <div className={classes.stack}>
        {hasChanges && <p>{t.publishes}</p>}
        <Differences before={seen.publicadas} after={seen.slides} same={t.noChange} />
        <SegmentedControl
          aria-label={t.when}
          value={isLater ? 'later' : 'now'}
          onChange={(value) => setLater(value === 'later')}
          data={[
            { value: 'now', label: t.publishNow },
            { value: 'later', label: t.publishLater },
          ]}
        />
        {isLater && (
          <>
            <MomentField name="publica_en" label={t.when} timeLabel={t.at} value={at} error={error} onChange={setAt} />
            <p className={classes.quiet}>{t.zone(seen.zona_horaria)}</p>
          </>
        )}
      </div>
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t.cancel}
        </Button>
        <Button loading={isSending} disabled={isLater && at === null} onClick={() => void publish()}>
          {isLater ? t.schedule : t.publish}
        </Button>
      </Group>
    </Dialog>
  )
}
