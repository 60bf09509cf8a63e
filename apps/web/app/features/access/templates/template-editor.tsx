import { Alert } from '@mantine/core'
import { grantableModules, type Module, roleNames } from '@portal/contract/access/constants'
import { moduleNames } from '@portal/contract/access/modules'
import { roleOfProfile } from '@portal/contract/access/templates'
import { templateCalls } from '@portal/contract/access/templates/calls'
import { profileNames } from '@portal/contract/access/templates/constants'
import { textIn } from '@portal/contract/core/text'
import { IconLock } from '@tabler/icons-react'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { WireForm } from '#core/dashboard/form/wire-form.tsx'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { editorTexts } from '../editor-texts.ts'
import { ModuleGroupCard } from '../module-group-card.tsx'
import { type AccessRow, changedRows, type Given, givenIn, groupsOf } from '../module-groups.ts'
import { UnsavedBar } from '../unsaved-bar.tsx'
import type { Template } from './rows.ts'
import classes from './templates.module.css'
import { templateTexts } from './texts.ts'

const inOrder = (given: Given): Module[] => grantableModules.filter((module) => given.has(module))
const switchesOf = (given: Given) => Object.fromEntries(grantableModules.map((module) => [module, given.has(module)]))
const givenBy = (values: object): Given =>
  new Set(grantableModules.filter((module) => (values as Record<string, unknown>)[module]))

/** The modules of a template, each with a switch, saved together as another version. */
export function TemplateEditor({ template }: { template: Template }) {
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
