import { Switch, type TextInputProps } from '@mantine/core'
import { viewCalls } from '@portal/contract/views/calls'
import type { ViewList } from '@portal/contract/views/constants'
import { useLocation, useNavigate } from 'react-router'
import { useTexts } from '#core/language/language.ts'
import { Dialog } from '../../dialog.tsx'
import { TextField } from '../../form/fields.tsx'
import { useWireForm } from '../../form/use-wire-form.ts'
import { Fields, FormActions, Wide, WireForm } from '../../form/wire-form.tsx'
import { signedInChanged, useSignedIn } from '../../signed-in.ts'
import { searchOfView, type View, viewOf } from './view-address.ts'
import { viewTexts } from './view-texts.ts'

interface NewProps {
  list: ViewList
  /** Path of the list. */
  path: string
  onClose: () => void
}

/** Saves the current query of a list under a name, and opens it. */
export function NewViewForm({ list, path, onClose }: NewProps) {
  const t = useTexts(viewTexts)
  const { search } = useLocation()
  const navigate = useNavigate()
  const form = useWireForm({
    call: viewCalls.save,
    initial: { lista: list, nombre: '', direccion: viewOf(search), compartida: false },
    onDone: (view) => {
      onClose()
      signedInChanged() // it has the views
      void navigate(path + searchOfView(view), { replace: true })
    },
  })
  return (
    <Dialog onClose={onClose} title={t.newTitle} size={480}>
      <WireForm form={form} label={t.newTitle}>
        <p>{t.newText}</p>
        <ViewFields
          name={form.field('nombre')}
          isShared={form.values.compartida === true}
          onShare={(compartida) => form.set({ compartida })}
        />
        <FormActions form={form} />
      </WireForm>
    </Dialog>
  )
}

/** Renames or shares a view. */
export function ViewForm({ view, onClose }: { view: View; onClose: () => void }) {
  const t = useTexts(viewTexts)
  const { nombre, direccion, compartida, version } = view
  const form = useWireForm({
    call: viewCalls.update,
    params: { id: view.id },
    initial: { nombre, direccion, compartida, version },
    onDone: onClose,
  })
  const compare = [
    { name: 'nombre', label: t.name },
    { name: 'compartida', label: t.share, say: String },
  ]
  return (
    <Dialog onClose={onClose} title={t.editTitle} size={480}>
      <WireForm form={form} label={t.editTitle} compare={compare}>
        <ViewFields
          name={form.field('nombre')}
          isShared={form.values.compartida === true}
          onShare={(compartida) => form.set({ compartida })}
        />
        <FormActions form={form} />
      </WireForm>
    </Dialog>
  )
}

interface FieldsProps {
  /** Props of the name field. */
  name: TextInputProps
  isShared: boolean
  onShare: (isShared: boolean) => void
}

function ViewFields({ name, isShared, onShare }: FieldsProps) {
  const t = useTexts(viewTexts)
  const { user } = useSignedIn()
  return (
    <Fields>
      <Wide>
        <TextField {...name} label={t.name} maxLength={60} required autoComplete="off" data-autofocus />
      </Wide>
      {user.empresa_nombre && (
        <Wide>
          <Switch
            checked={isShared}
            onChange={({ currentTarget }) => onShare(currentTarget.checked)}
            label={t.share}
            description={t.shareHint}
          />
        </Wide>
      )}
    </Fields>
  )
}
