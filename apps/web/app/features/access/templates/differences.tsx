import { Button, Checkbox } from '@mantine/core'
import { templateCalls } from '@portal/contract/access/templates/calls'
import { useState } from 'react'
import { Link } from 'react-router'
import { useConfirm } from '#core/dashboard/confirm.tsx'
import { FilterBar } from '#core/dashboard/list/filter-bar.tsx'
import { ListEmpty } from '#core/dashboard/list/list-empty.tsx'
import { Pager } from '#core/dashboard/list/pager.tsx'
import { useList } from '#core/dashboard/list/use-list.ts'
import { useSend } from '#core/dashboard/send.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { differenceSpec } from './list-spec.ts'
import { namesOf } from './module-names.ts'
import type { Differing, Template } from './rows.ts'
import classes from './templates.module.css'
import { templateTexts } from './texts.ts'

interface Props {
  template: Template
  differing: Differing & { isSearch: boolean }
}

/** The users whose modules are not those of the template, to give it to some or all of them. */
export function Differences({ template, differing: { usuarios, total, isSearch } }: Props) {
  const t = useTexts(templateTexts)
  const { number } = useFormats()
  const list = useList(differenceSpec)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const { apply, isSending } = useApply(template, () => setChosen(new Set()))
  const onPage = usuarios.filter((user) => user.puede_cambiar).map((user) => user.usuario_id)
  const isPageChosen = onPage.length > 0 && onPage.every((id) => chosen.has(id))
  const choose = (ids: readonly number[], isOn: boolean) =>
    setChosen(new Set(isOn ? [...chosen, ...ids] : [...chosen].filter((id) => !ids.includes(id))))
  return (
    <div className={classes.parts}>
      <FilterBar list={list} placeholder={t.searchUsers} />
      {usuarios.length === 0 && <ListEmpty list={list} total={total} title={t.noneDiffer} text={t.noneDifferText} />}
      {usuarios.length > 0 && (
        <>
          <div className={classes.tools}>
            <Checkbox
              label={t.choosePage}
              checked={isPageChosen}
              disabled={onPage.length === 0}
              onChange={() => choose(onPage, !isPageChosen)}
            />
            <span className={classes.soft} aria-live="polite">
              {t.total(number(total))}
            </span>
            {chosen.size > 0 || isSearch ? (
              <Button loading={isSending} disabled={chosen.size === 0} onClick={() => void apply([...chosen])}>
                {t.applyChosen(number(chosen.size))}
              </Button>
            ) : (
              <Button loading={isSending} onClick={() => void apply(null, total)}>
                {t.applyAll(number(total))}
              </Button>
            )}
          </div>
          <ul className={classes.users}>
            {usuarios.map((user) => (
              <DifferingUser
                key={user.usuario_id}
                user={user}
                isChosen={chosen.has(user.usuario_id)}
                onChoose={(isOn) => choose([user.usuario_id], isOn)}
              />
            ))}
          </ul>
          <Pager list={list} rows={usuarios.length} total={total} />
        </>
      )}
    </div>
  )
}

function useApply(template: Template, onDone: () => void) {
  const t = useTexts(templateTexts)
  const { number } = useFormats()
  const confirm = useConfirm()
  const { send, isSending } = useSend(templateCalls.apply)
  const { version, perfil } = template
  async function apply(usuarios: number[] | null, total = usuarios?.length ?? 0): Promise<void> {
    const text = t.questionText(number(total), number(version))
    const sure = await confirm({
      title: t.question,
      text: total > 1000 ? `${text}\n\n${t.most}` : text,
      action: t.apply,
    })
    if (!sure) return
    const reply = await send({ params: { perfil }, body: { version, usuarios } })
    if (reply.ok) onDone()
  }
  return { apply, isSending }
}

interface UserProps {
  user: Differing['usuarios'][number]
  isChosen: boolean
  onChoose: (isOn: boolean) => void
}

function DifferingUser({ user, isChosen, onChoose }: UserProps) {
  const t = useTexts(templateTexts)
  const language = useLanguage()
  return (
    <li className={classes.user}>
      <Checkbox
        aria-label={t.choose(user.nombre)}
        checked={isChosen}
        disabled={!user.puede_cambiar}
        onChange={(event) => onChoose(event.currentTarget.checked)}
      />
      <div className={classes.facts}>
        <Link className={classes.name} to={`/dashboard/usuarios/${user.usuario_id}/acceso`}>
          {user.nombre}
        </Link>
        <p className={classes.soft}>{[user.email, user.empresa_nombre].filter(Boolean).join(' · ')}</p>
        {user.agregados.length > user.esperan.length && (
          <p className={classes.get}>
            <b>{t.willGet}:</b>{' '}
            {namesOf(
              user.agregados.filter((module) => !user.esperan.includes(module)),
              language,
            )}
          </p>
        )}
        {user.esperan.length > 0 && (
          <p className={classes.soft}>
            <b>{t.willWait}:</b> {namesOf(user.esperan, language)}
          </p>
        )}
        {user.quitados.length > 0 && (
          <p className={classes.lose}>
            <b>{t.willLose}:</b> {namesOf(user.quitados, language)}
          </p>
        )}
        {!user.puede_cambiar && <p className={classes.soft}>{t.own}</p>}
      </div>
    </li>
  )
}
