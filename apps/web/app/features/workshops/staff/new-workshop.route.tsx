import { Module } from '@portal/contract/access/constants'
import { staffWorkshopCalls } from '@portal/contract/workshops/calls'
import { useNavigate } from 'react-router'
import { PageHeader } from '#core/dashboard/detail/page-header.tsx'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { FormActions, WireForm } from '#core/dashboard/form/wire-form.tsx'
import type { ScreenHandle } from '#core/dashboard/screens.ts'
import { useTexts } from '#core/language/language.ts'
import { staffWorkshopPath } from './paths.ts'
import { WorkshopFields } from './workshop-fields.tsx'
import classes from './workshop-form.module.css'
import { workshopTexts } from './workshop-texts.ts'
import { emptyValues, sentOf } from './workshop-values.ts'

export const handle = { module: Module.workshops } satisfies ScreenHandle

/** A new workshop, as a draft. */
export default function NewWorkshopPage() {
  const t = useTexts(workshopTexts)
  const navigate = useNavigate()
  const form = useWireForm({
    call: staffWorkshopCalls.save,
    initial: emptyValues(),
    body: (values) => sentOf(values) as never,
    draft: { form: 'workshop-new', label: t.draftNew },
    onDone: ({ id }) => void navigate(staffWorkshopPath(id)),
  })
  return (
    <div className={classes.page}>
      <PageHeader title={t.newWorkshop} />
      <WireForm form={form} label={t.newWorkshop}>
        <WorkshopFields form={form as never} isNew />
        <FormActions form={form} label={t.create} />
      </WireForm>
    </div>
  )
}
