import { Avatar, Menu, UnstyledButton } from '@mantine/core'
import { Role, roleNames } from '@portal/contract/access/constants'
import { SidebarGroup } from '@portal/contract/access/modules'
import { textIn } from '@portal/contract/core/text'
import { IconKeyboard, IconLogout } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { keyTexts } from '../keys/key-texts.ts'
import type { Screen } from '../screens.ts'
import { useSignedIn } from '../signed-in.ts'
import { logOut } from './log-out.ts'
import classes from './profile-menu.module.css'
import { SecondName } from './second-name.tsx'
import { shellTexts } from './texts.ts'
import { WaitingItems } from './waiting-items.tsx'

/** The reader's own menu. A distributor's menu starts with their enterprise and their quotes. */
export function ProfileMenu({ onKeys }: { onKeys: () => void }) {
  const t = useTexts(shellTexts)
  const keys = useTexts(keyTexts)
  const { user, screens } = useSignedIn()
  const isDistributor = user.rol_id === Role.distributor
  const start = screens.filter(({ path }) => path === '/dashboard')
  const personal = screens.filter(({ isPersonal }) => isPersonal)
  const quotes = screens.filter(({ group }) => group === SidebarGroup.quotes)

  return (
    <Menu width={280}>
      <Menu.Target>
        <UnstyledButton className={classes.target} aria-label={`${t.account}: ${t.hello(user.nombres)}`}>
          <span className={classes.hello}>{t.hello(user.nombres)}</span>
          <span aria-hidden>
            <UserAvatar />
          </span>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <WhoAmI />
        <Menu.Divider />
        {isDistributor && <ScreenItems screens={quotes} />}
        <ScreenItems screens={start} />
        <WaitingItems />
        <ScreenItems screens={personal} />
        <Menu.Item leftSection={<IconKeyboard size={16} stroke={1.75} />} onClick={onKeys}>
          {keys.title}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={16} stroke={1.75} />} onClick={() => void logOut()}>
          {t.logOut}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

/** The blank image stands for a missing picture, and for one that does not load. */
function UserAvatar() {
  const { user } = useSignedIn()
  return <Avatar src={user.avatar_url} size={32} color="gray" alt="" />
}

function WhoAmI() {
  const language = useLanguage()
  const { user } = useSignedIn()
  const place = [user.empresa_nombre, user.sucursal_nombre].filter(Boolean)
  return (
    <div className={classes.who}>
      <p className={classes.name}>
        {user.nombres} {user.apellido_paterno}
      </p>
      {user.rol_id === Role.distributor && place.length > 0 ? (
        place.map((name) => <p key={name}>{name}</p>)
      ) : (
        <p>{user.email}</p>
      )}
      <p className={classes.role}>{textIn(roleNames[user.rol_id as Role], language)}</p>
    </div>
  )
}

function ScreenItems({ screens }: { screens: readonly Screen[] }) {
  const language = useLanguage()
  return screens.map((screen) => (
    <Menu.Item
      key={screen.path}
      component={Link}
      to={screen.path}
      leftSection={<screen.icon size={16} stroke={1.75} />}
    >
      {textIn(screen.name, language)}
      <SecondName of={screen} />
    </Menu.Item>
  ))
}
