import { Button } from '@mantine/core'
import { templateCalls } from '@portal/contract/access/templates/calls'
import { useConfirm } from '#core/dashboard/confirm.tsx'
import { PanelSection } from '#core/dashboard/detail/panel-section.tsx'
import { Timeline } from '#core/dashboard/detail/timeline.tsx'
import { useSend } from '#core/dashboard/send.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { namesOf } from './module-names.ts'
import type { Template } from './rows.ts'
import classes from './templates.module.css'
import { templateTexts } from './texts.ts'

/** The versions of a template, and its applications with their undo. */
export function History({ template: { versiones, aplicaciones } }: { template: Template }) {
  const t = useTexts(templateTexts)
  const language = useLanguage()
  const { dateTime, number } = useFormats()
  return (
    <div className={classes.parts}>
      <PanelSection title={t.versions} isOfPage>
        {versiones.length === 0 ? (
          <p className={classes.soft}>{t.noVersions}</p>
        ) : (
          <Timeline
            events={versiones.map(({ version, creado_en: at, usuario_nombre: who, agregados, quitados }) => ({
              id: version,
              title: `${t.version(number(version))} · ${who ?? t.portal} · ${dateTime(at)}`,
              text: [
                agregados.length > 0 && t.added(namesOf(agregados, language)),
                quitados.length > 0 && t.removed(namesOf(quitados, language)),
              ]
                .filter(Boolean)
                .join(' · '),
            }))}
          />
        )}
      </PanelSection>
      <PanelSection title={t.applications} isOfPage>
        {aplicaciones.length === 0 ? (
          <p className={classes.soft}>{t.noApplications}</p>
        ) : (
          <ul className={classes.users}>
            {aplicaciones.map((application) => (
              <Application key={application.id} application={application} />
            ))}
          </ul>
        )}
      </PanelSection>
    </div>
  )
}

function Application({ application }: { application: Template['aplicaciones'][number] }) {
  const t = useTexts(templateTexts)
  const { dateTime, number } = useFormats()
  const confirm = useConfirm()
  const { send, isSending } = useSend(templateCalls.undo)
  const { id, version, usuarios, usuario_nombre: who, creado_en: at, deshecha_en: undoneAt } = application
  async function undo(): Promise<void> {
    if (await confirm({ title: t.undoTitle, text: t.undoText, action: t.undo })) await send({ params: { id } })
  }
  return (
    <li className={classes.user}>
      <div className={classes.facts}>
        <span className={classes.name}>{t.applicationOf(number(version), t.users(number(usuarios)))}</span>
        <p className={classes.soft}>
          {[who, dateTime(at), undoneAt && t.undone(dateTime(undoneAt))].filter(Boolean).join(' · ')}
        </p>
      </div>
      {application.puede_deshacer && (
        <Button variant="default" size="compact-sm" loading={isSending} onClick={() => void undo()}>
          {t.undo}
        </Button>
      )}
    </li>
  )
}
