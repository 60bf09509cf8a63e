import { Button } from '@mantine/core'
import type { Of } from '@portal/contract/core/fields'
import { nameIn } from '@portal/contract/core/names'
import { ResourceType } from '@portal/contract/resources/constants'
import { revisionCalls } from '@portal/contract/resources/revisions/calls'
import type { RevisionsSchema } from '@portal/contract/resources/revisions/schemas'
import { IconDownload, IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { useConfirm } from '#core/dashboard/confirm.tsx'
import { PanelSection } from '#core/dashboard/detail/panel-section.tsx'
import { useSend } from '#core/dashboard/send.ts'
import { StatusDot } from '#core/dashboard/status-dot.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { useDownload } from '../library/use-download.ts'
import { EditRevisionForm, NewRevisionForm, type Revision } from './revision-form.tsx'
import { revisionTexts } from './revision-texts.ts'
import classes from './revisions.module.css'

interface Props extends Of<typeof RevisionsSchema> {
  resource: { id: number; tipo: number }
}

/** The revisions of a resource, the current one first, and a form for the next one. */
export function Revisions({ resource, revisiones, destinatarios }: Props) {
  const t = useTexts(revisionTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <PanelSection title={t.revisions}>
      {revisiones.length === 0 && !isOpen && <p className={classes.facts}>{t.none}</p>}
      {isOpen ? (
        <NewRevisionForm resource={resource} people={destinatarios} onDone={() => setOpen(false)} />
      ) : (
        <Button
          variant={revisiones.length === 0 ? 'filled' : 'default'}
          leftSection={<IconUpload size={16} stroke={1.75} />}
          onClick={() => setOpen(true)}
        >
          {t.publish}
        </Button>
      )}
      <ol className={classes.list}>
        {revisiones.map((revision, place) => (
          <RevisionItem key={revision.id} resource={resource} revision={revision} isCurrent={place === 0} />
        ))}
      </ol>
    </PanelSection>
  )
}

interface ItemProps extends Pick<Props, 'resource'> {
  revision: Revision
  isCurrent: boolean
}

function RevisionItem({ resource, revision, isCurrent }: ItemProps) {
  const t = useTexts(revisionTexts)
  const language = useLanguage()
  const { date, bytes } = useFormats()
  const confirm = useConfirm()
  const withdrawing = useSend(revisionCalls.withdraw)
  const download = useDownload()
  const [isEdited, setEdited] = useState(false)
  const { id, numero, version } = revision

  async function withdraw() {
    const question = { title: t.withdrawTitle(numero), text: t.withdrawText, action: t.withdraw, isDanger: true }
    if (await confirm(question)) await withdrawing.send({ params: { id }, body: { version } })
  }
  return (
    <li className={classes.revision}>
      <div className={classes.head}>
        <span className={classes.number}>{numero}</span>
        <StatusDot tone={isCurrent ? 'done' : 'neutral'}>{isCurrent ? t.current : t.earlier}</StatusDot>
        <span className={classes.facts}>{t.facts(date(revision.fecha), bytes(revision.bytes))}</span>
      </div>
      <p className={classes.note}>{nameIn(revision, 'nota', language)}</p>
      <p className={classes.hash}>
        {revision.nombre}
        <br />
        SHA-256 <code>{revision.sha256}</code>
      </p>
      <p className={classes.facts}>
        {[revision.autor, t.downloads(revision.descargas), t.told(revision.avisados)].filter(Boolean).join(' · ')}
      </p>
      {isEdited ? (
        <EditRevisionForm
          revision={revision}
          isVideo={resource.tipo === ResourceType.video}
          onDone={() => setEdited(false)}
        />
      ) : (
        <div className={classes.buttons}>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconDownload size={14} stroke={1.75} />}
            aria-label={t.download(numero)}
            onClick={() => void download.start(resource.id, id)}
          >
            {numero}
          </Button>
          <Button size="xs" variant="default" onClick={() => setEdited(true)}>
            {t.edit}
          </Button>
          <Button
            size="xs"
            variant="subtle"
            color="gray"
            loading={withdrawing.isSending}
            onClick={() => void withdraw()}
          >
            {t.withdraw}
          </Button>
        </div>
      )}
    </li>
  )
}
