import { useLocation, useResolvedPath } from 'react-router'
import { type Screen, screenAt } from '../../screens.ts'
import { useSignedIn } from '../../signed-in.ts'
import { searchOfView, type View } from './view-address.ts'

/** Returns the list of this route, its saved views and the open one; null when the list has no views. */
export function useViews() {
  const { screens, views } = useSignedIn()
  const path = useResolvedPath('.').pathname.replace(/\/$/, '')
  const { search } = useLocation()
  const screen = screenAt(screens, path)
  if (!screen?.list || screen.path !== path) return null
  const own = views.filter(({ lista: list }) => list === screen.list)
  const id = Number(new URLSearchParams(search).get('vista'))
  return { list: screen.list, path, views: own, open: own.find((view) => view.id === id) }
}

/** Returns the address that the menu uses for a screen: with the reader's default view, if they have one. */
export function useScreenAddress(): (screen: Screen) => string {
  const { views } = useSignedIn()
  return ({ path, list }) => {
    const initial = list && views.find((view: View) => view.lista === list && view.es_inicial)
    return initial ? path + searchOfView(initial) : path
  }
}
