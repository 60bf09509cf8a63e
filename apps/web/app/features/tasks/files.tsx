import { ActionIcon, Anchor } from '@mantine/core'
import { taskLimits } from '@portal/contract/tasks/constants'
import { taskPartCalls } from '@portal/contract/tasks/parts/calls'
import { IconX } from '@tabler/icons-react'
import { PanelSection } from '#core/dashboard/detail/panel-section.tsx'
import { FileDrop, pictureTypes } from '#core/dashboard/form/file-drop.tsx'
import { useSend } from '#core/dashboard/send.ts'
import { useOpenFile } from '#core/dashboard/use-open-file.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useTexts } from '#core/language/language.ts'
import classes from './task.module.css'
import type { TaskData, TaskDetail } from './task-rows.ts'
import { texts } from './texts.ts'

const accept = [...pictureTypes, 'image/bmp', 'application/pdf']

/** The files of a task. */
export function Files({ task, files }: { task: TaskDetail; files: TaskData['adjuntos'] }) {
  const t = useTexts(texts)
  const attach = useSend(taskPartCalls.attach)
  const detach = useSend(taskPartCalls.detach)
  const open = useOpenFile(taskPartCalls.openFile)
  const { bytes } = useFormats()

  function send(chosen: File[]) {
    const body = new FormData()
    body.append('tarea_id', String(task.id))
    for (const file of chosen) body.append('files', file)
    void attach.send({ body } as never)
  }
  return (
    <PanelSection title={t.files}>
      <ul className={classes.items}>
        {files.map(({ id, nombre, bytes: size, autor, puede_eliminar }) => (
          <li key={id} className={classes.item}>
            <Anchor component="button" type="button" onClick={() => void open(id)} title={`${autor} · ${bytes(size)}`}>
              {nombre}
            </Anchor>
            {puede_eliminar && (
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t.detach(nombre)}
                onClick={() => void detach.send({ params: { id } })}
              >
                <IconX size={14} />
              </ActionIcon>
            )}
          </li>
        ))}
      </ul>
      <FileDrop
        action={t.attach}
        hint={t.filesHint}
        accept={accept}
        maxBytes={taskLimits.fileBytes}
        isMany
        isDisabled={attach.isSending}
        onDrop={send}
      />
    </PanelSection>
  )
}
