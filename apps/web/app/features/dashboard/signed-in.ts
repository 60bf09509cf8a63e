import { Module } from '@portal/contract/access/constants'
import { sessionCalls } from '@portal/contract/sign-in/calls'
import { viewCalls } from '@portal/contract/views/calls'
import type { Api } from '#core/api/api.ts'
import type { SignedIn } from '#core/dashboard/signed-in.ts'
import { storeUser } from '#core/session/token.ts'

type Loaded = Omit<SignedIn, 'company' | 'screens' | 'waiting'>

/** Loads the signed-in user and what they may open; with the dashboard and again when their access changes. */
export async function loadSignedIn(api: Api): Promise<Loaded> {
  const [access, init, views] = await Promise.all([
    api.call(sessionCalls.initData, {}),
    api.load(sessionCalls.userInitData, {}),
    api.call(viewCalls.list, {}),
  ])
  const granted = access.ok ? access.datos.acceso_modulo.map(({ clave_modulo }) => clave_modulo as Module) : null
  storeUser(init.usuario) // the bar of the public site shows the same name
  return {
    user: init.usuario,
    granted,
    // The client adds the dashboard itself, which everyone has (rule access/module-keys).
    modules: new Set([...(granted ?? []), Module.dash]),
    counts: init.contadores,
    openSessions: init.sesiones_abiertas,
    draftKey: init.clave_borrador,
    views: views.ok ? views.datos.vistas : [],
  }
}
