import { Button, Menu } from '@mantine/core'
import { viewCalls } from '@portal/contract/views/calls'
import {
  IconBookmark,
  IconCheck,
  IconChevronDown,
  IconDeviceFloppy,
  IconEdit,
  IconHome,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react'
import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { useTexts } from '#core/language/language.ts'
import { useConfirm } from '../../confirm.tsx'
import { useSend } from '../../send.ts'
import { signedInChanged } from '../../signed-in.ts'
import { kitTexts } from '../../texts.ts'
import { useViews } from './use-views.ts'
import { differs, searchOfView, type View, viewOf } from './view-address.ts'
import { NewViewForm, ViewForm } from './view-form.tsx'
import classes from './view-menu.module.css'
import { viewTexts } from './view-texts.ts'

const icon = { size: 16, stroke: 1.75 }

/** The views of a list: opens one, saves the current query under a name, shares it, or makes it the default. */
export function ViewMenu() {
  const found = useViews()
  return found && <Views {...found} />
}

function Views({ list, path, views, open }: NonNullable<ReturnType<typeof useViews>>) {
  const t = useTexts(viewTexts)
  const { search } = useLocation()
  const [form, setForm] = useState<View | 'new' | null>(null)
  const { send: update } = useSend(viewCalls.update)
  const { send: setInitial } = useSend(viewCalls.setInitial)
  const isChanged = open !== undefined && differs(open, search)
  const label = open ? (isChanged ? t.changed : t.view)(open.nombre) : t.views
  const initial = (id: number | null) => setInitial({ body: { lista: list, vista_id: id } })
  const remove = useRemoval(path)

  return (
    <>
      <Menu width={300} position="bottom-end">
        <Menu.Target>
          <Button
            variant="default"
            className={classes.button}
            leftSection={<IconBookmark {...icon} />}
            rightSection={<IconChevronDown size={14} stroke={1.75} />}
          >
            <span className={classes.label}>{label}</span>
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Choice to={path} isOpen={!open && viewOf(search) === ''} name={t.whole} />
          {views.map((view) => (
            <Choice
              key={view.id}
              to={path + searchOfView(view)}
              isOpen={view === open && !isChanged}
              name={view.nombre}
              notes={[
                view.usuario_nombre ? t.of(view.usuario_nombre) : view.compartida && t.shared,
                view.es_inicial && t.initial,
              ]}
            />
          ))}
          <Menu.Divider />
          {isChanged && open.puede_editar && (
            <Menu.Item
              leftSection={<IconDeviceFloppy {...icon} />}
              onClick={() => void update({ params: { id: open.id }, body: { ...open, direccion: viewOf(search) } })}
            >
              {t.saveChanges(open.nombre)}
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconPlus {...icon} />} onClick={() => setForm('new')}>
            {t.saveAs}
          </Menu.Item>
          {open && (
            <Menu.Item
              leftSection={<IconHome {...icon} />}
              onClick={() => void initial(open.es_inicial ? null : open.id)}
            >
              {open.es_inicial ? t.endInitial : t.makeInitial}
            </Menu.Item>
          )}
          {open?.puede_editar && (
            <>
              <Menu.Item leftSection={<IconEdit {...icon} />} onClick={() => setForm(open)}>
                {t.edit}
              </Menu.Item>
              <Menu.Item
                className={classes.danger}
                leftSection={<IconTrash {...icon} />}
                onClick={() => void remove(open)}
              >
                {t.remove}
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      {form === 'new' && <NewViewForm list={list} path={path} onClose={() => setForm(null)} />}
      {form && form !== 'new' && <ViewForm view={form} onClose={() => setForm(null)} />}
    </>
  )
}

function useRemoval(path: string) {
  const t = useTexts(viewTexts)
  const kit = useTexts(kitTexts)
  const confirm = useConfirm()
  const navigate = useNavigate()
  const { send } = useSend(viewCalls.remove)
  return async ({ id, nombre: name }: View) => {
    const question = { title: kit.removeTitle(name), text: t.removeText, action: kit.remove, isDanger: true }
    if (!(await confirm(question))) return
    const reply = await send({ params: { id } })
    if (!reply.ok) return
    signedInChanged() // it has the views
    void navigate(path)
  }
}

interface ChoiceProps {
  to: string
  isOpen: boolean
  name: string
  notes?: readonly (string | false)[]
}

function Choice({ to, isOpen, name, notes = [] }: ChoiceProps) {
  const said = notes.filter(Boolean).join(' · ')
  return (
    <Menu.Item
      component={Link}
      to={to}
      {...(isOpen && { 'aria-current': 'true' as const })}
      rightSection={isOpen && <IconCheck {...icon} />}
    >
      {name}
      {said && <span className={classes.notes}>{said}</span>}
    </Menu.Item>
  )
}
