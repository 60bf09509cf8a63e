import { Button, TextInput } from '@mantine/core'
import { accessCalls } from '@portal/contract/access/calls'
import { grantableModules, Module, type Role, roleNames } from '@portal/contract/access/constants'
import { moduleNames, sidebarGroupNames } from '@portal/contract/access/modules'
import type { AccessListSchema } from '@portal/contract/access/schemas'
import { placeNames } from '@portal/contract/access/templates'
import type { Of } from '@portal/contract/core/fields'
import type { PageLanguage } from '@portal/contract/core/language'
import { textIn } from '@portal/contract/core/text'
import { IconRestore, IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { WireForm } from '#core/dashboard/form/wire-form.tsx'
import { useLanguage, useMessages, useTexts } from '#core/language/language.ts'
import classes from './access-editor.module.css'
import { editorTexts } from './editor-texts.ts'
import { ModuleGroupCard } from './module-group-card.tsx'
import { asTemplate, changedRows, foundGroups, type Given, givenIn, groupsOf } from './module-groups.ts'
import { UnsavedBar } from './unsaved-bar.tsx'
import { whyFixed } from './why-fixed.ts'

type AccessList = Of<typeof AccessListSchema>

interface Props {
  access: AccessList
  /** The user and their role. */
  owner: { name: string; role: Role }
  /** Nothing may be changed; the reason is shown above. */
  isReadOnly: boolean
}

/** The modules of a user in the sections of the sidebar, each with a switch, saved together. */
export function AccessEditor({ access, owner, isReadOnly }: Props) {
  const t = useTexts(editorTexts)
  const language = useLanguage()
  const message = useMessages(accessCalls.save)
  const [question, setQuestion] = useState('')
  const { rows, ...form } = useAccessForm(access, owner.name)
  const given = givenBy(form.values)
  const changes = changedRows(rows, given)
  const whose = { ...owner, place: access.pertenencia, held: [...givenIn(rows)] }
  const groups = foundGroups(groupsOf(rows), question, sidebarGroupNames)
  const change = (next: Given) => form.set(switchesOf(next))
  const restored = asTemplate(rows, given)
  const isTemplate =
    changedRows(rows, restored).length === changes.length && inOrder(restored).join() === inOrder(given).join()

  return (
    <WireForm form={form} label={t.save} compare={moduleFields(language, t)}>
      <div className={classes.tools}>
        <TextInput
          type="search"
          className={classes.search}
          aria-label={t.searchLabel}
          placeholder={t.search}
          leftSection={<IconSearch size={16} stroke={1.75} />}
          value={question}
          onChange={(event) => setQuestion(event.currentTarget.value)}
        />
        {!isReadOnly && (
          <Button
            variant="default"
            leftSection={<IconRestore size={16} stroke={1.75} />}
            disabled={isTemplate}
            title={isTemplate ? t.restored : undefined}
            onClick={() => change(restored)}
          >
            {t.restore}
          </Button>
        )}
      </div>
      <p className={classes.count} aria-live="polite">
        {t.granted(given.size, rows.length)} · {textIn(placeNames[access.pertenencia], language)}
      </p>
      {groups.map((group) => (
        <ModuleGroupCard
          key={group.group}
          group={group}
          given={given}
          role={textIn(roleNames[owner.role], language)}
          isReadOnly={isReadOnly}
          isSearch={question.trim() !== ''}
          whyFixed={(row) => {
            const why = whyFixed(row, whose)
            return typeof why === 'string' ? t[why] : message.numbered(why?.code)
          }}
          onChange={change}
        />
      ))}
      {groups.length === 0 && <p className={classes.nothing}>{t.nothing}</p>}
      {!isReadOnly && <UnsavedBar form={form} count={changes.length} onDiscard={() => change(givenIn(rows))} />}
    </WireForm>
  )
}

const inOrder = (given: Given): Module[] => grantableModules.filter((module) => given.has(module))

/** One field per module, so that two people who change different modules do not undo each other. */
const switchesOf = (given: Given): Record<string, boolean> =>
  Object.fromEntries(grantableModules.map((module) => [module, given.has(module)]))

const givenBy = (values: object): Given =>
  new Set(grantableModules.filter((module) => (values as Record<string, unknown>)[module]))

/** One field per module, to compare with what someone else saved. */
const moduleFields = (language: PageLanguage, t: (typeof editorTexts)['es']) =>
  grantableModules.map((module) => ({
    name: module,
    label: textIn(moduleNames[module], language),
    text: (isGiven: unknown) => (isGiven ? t.given : t.notGiven),
  }))

function useAccessForm(access: AccessList, name: string) {
  const t = useTexts(editorTexts)
  const rows = access.acceso_modulo.filter((row) => row.clave_modulo !== Module.dash)
  const valuesOf = ({ usuario_id, version, acceso_modulo }: AccessList) => ({
    usuario_id,
    version,
    claves_modulo: [], // filled from the switches when the form is sent
    ...switchesOf(givenIn(acceso_modulo)),
  })
  const form = useWireForm({
    call: accessCalls.save,
    initial: valuesOf(access),
    draft: { form: `access-${access.usuario_id}`, label: t.draft(name) },
    theirsOf: (datos) => valuesOf(datos as AccessList),
    body: (values) => ({
      usuario_id: access.usuario_id,
      version: values.version || access.version,
      claves_modulo: inOrder(givenBy(values)),
    }),
  })
  return { ...form, rows }
}
