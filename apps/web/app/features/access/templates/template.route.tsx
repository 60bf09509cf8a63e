import { Alert, Button } from '@mantine/core'
import { grantableModules, type Module, roleNames } from '@portal/contract/access/constants'
import { moduleNames } from '@portal/contract/access/modules'
import { roleOfProfile } from '@portal/contract/access/templates'
import { templateCalls } from '@portal/contract/access/templates/calls'
import { profileNames } from '@portal/contract/access/templates/constants'
import { textIn } from '@portal/contract/core/text'
import { IconLock } from '@tabler/icons-react'
import { apiContext } from '#core/api/api.ts'
import { useConfirm } from '#core/dashboard/confirm.tsx'
import { PageHeader } from '#core/dashboard/detail/page-header.tsx'
import { PanelSection } from '#core/dashboard/detail/panel-section.tsx'
import { Timeline } from '#core/dashboard/detail/timeline.tsx'
import { UrlTabs, useTab } from '#core/dashboard/detail/url-tabs.tsx'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { WireForm } from '#core/dashboard/form/wire-form.tsx'
import { ListPage } from '#core/dashboard/list/list-page.tsx'
import { listParams, listQueryOf } from '#core/dashboard/list/list-query.ts'
import { useChanges } from '#core/dashboard/live-context.tsx'
import { useSend } from '#core/dashboard/send.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { editorTexts } from '../editor-texts.ts'
import { ModuleGroupCard } from '../module-group-card.tsx'
import { type AccessRow, changedRows, type Given, givenIn, groupsOf } from '../module-groups.ts'
import { UnsavedBar } from '../unsaved-bar.tsx'
import type { Route } from './+types/template.route'
import { Differences } from './differences.tsx'
import { differenceSpec } from './list-spec.ts'
import { namesOf } from './module-names.ts'
import type { Template } from './rows.ts'
import classes from './templates.module.css'
import { templateTexts } from './texts.ts'

export async function clientLoader({ params: { perfil }, url, context }: Route.ClientLoaderArgs) {
  const api = context.get(apiContext)
  const template = await api.load(templateCalls.get, { params: { perfil: perfil as never } })
  if (!template.puede_cambiar) return { template, differing: null }
  const { orden: _, ...asked } = listParams(url, differenceSpec)
  const params = { ...asked, perfil: perfil as never }
  const differing = await api.load(templateCalls.differences, { params })
  return {
    template,
    differing: { ...differing, isSearch: listQueryOf(url.search, differenceSpec).buscar !== '' },
  }
}

/** A template: its modules, the users who differ from it, and what happened to it. */
export default function TemplatePage({ loaderData: { template, differing } }: Route.ComponentProps) {
  const t = useTexts(templateTexts)
  const language = useLanguage()
  const { number } = useFormats()
  useChanges('acceso', 'usuarios')
  const tabs = [
    { id: 'plantilla', label: t.template },
    ...(differing
      ? [{ id: 'diferencias', label: t.differences, ...(!differing.isSearch && { count: differing.total }) }]
      : []),
    { id: 'historial', label: t.history },
  ]
  const tab = useTab(tabs)
  return (
    <ListPage>
      <PageHeader
        title={textIn(profileNames[template.perfil], language)}
        about={`${t.version(number(template.version))} · ${t.modules(template.modulos)}`}
      >
        <UrlTabs label={textIn(profileNames[template.perfil], language)} tabs={tabs} />
      </PageHeader>
      {tab === 'plantilla' && <TemplateEditor key={template.perfil} template={template} />}
      {tab === 'diferencias' && differing && <Differences template={template} differing={differing} />}
      {tab === 'historial' && <History template={template} />}
    </ListPage>
  )
}

/** The versions of a template, and its applications with their undo. */
function History({ template: { versiones, aplicaciones } }: { template: Template }) {
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

const inOrder = (given: Given): Module[] => grantableModules.filter((module) => given.has(module))
const switchesOf = (given: Given) => Object.fromEntries(grantableModules.map((module) => [module, given.has(module)]))
const givenBy = (values: object): Given =>
  new Set(grantableModules.filter((module) => (values as Record<string, unknown>)[module]))

/** The modules of a template, each with a switch, saved together as another version. */
function TemplateEditor({ template }: { template: Template }) {
  const t = useTexts(templateTexts)
  const editor = useTexts(editorTexts)
  const language = useLanguage()
  const form = useTemplateForm(template)
  const rows = template.acceso_modulo
  const given = givenBy(form.values)
  const isReadOnly = !template.puede_cambiar
  const admitted = new Set(rows.filter((row) => row.se_admite).map((row) => row.clave_modulo))
  const whyFixed = (row: AccessRow) => {
    if (row.puede_cambiar) return undefined
    if (row.asignado) return t.required
    return admitted.has(row.clave_modulo) ? t.notHeld : t.never
  }
  const compared = grantableModules.map((module) => ({
    name: module,
    label: textIn(moduleNames[module], language),
    text: (isGiven: unknown) => (isGiven ? editor.given : editor.notGiven),
  }))
  return (
    <div className={classes.parts}>
      {isReadOnly ? (
        <Alert variant="light" color="gray" icon={<IconLock size={18} stroke={1.75} />}>
          {t.readOnly}
        </Alert>
      ) : (
        <p className={classes.soft}>{t.onlyNew}</p>
      )}
      <WireForm form={form} label={t.save} compare={compared}>
        {groupsOf(rows).map((group) => (
          <ModuleGroupCard
            key={group.group}
            group={group}
            given={given}
            role={textIn(roleNames[roleOfProfile[template.perfil]], language)}
            isReadOnly={isReadOnly}
            isSearch={false}
            whyFixed={whyFixed}
            onChange={(next) => form.set(switchesOf(next))}
          />
        ))}
        {!isReadOnly && (
          <UnsavedBar
            form={form}
            count={changedRows(rows, given).length}
            save={t.save}
            onDiscard={() => form.set(switchesOf(givenIn(rows)))}
          />
        )}
      </WireForm>
    </div>
  )
}

function useTemplateForm(template: Template) {
  const t = useTexts(templateTexts)
  const language = useLanguage()
  const valuesOf = ({ version, acceso_modulo }: Template) => ({
    version,
    claves_modulo: [], // filled from the switches when the form is sent
    ...switchesOf(givenIn(acceso_modulo)),
  })
  return useWireForm({
    call: templateCalls.update,
    params: { perfil: template.perfil },
    initial: valuesOf(template),
    draft: { form: `template-${template.perfil}`, label: t.draft(textIn(profileNames[template.perfil], language)) },
    theirsOf: (datos) => valuesOf(datos as Template),
    body: (values) => ({ version: values.version || template.version, claves_modulo: inOrder(givenBy(values)) }),
  })
}
