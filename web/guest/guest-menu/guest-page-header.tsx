import type { ReactNode } from 'react';
import { LanguageMenu } from '../language/language-menu.tsx';
import { GuestLogo } from './guest-logo.tsx';

type GuestPageHeaderProps = { name: string; logo: string | null; tools?: ReactNode; children?: ReactNode };

/** Sticky: whose menu this is, the other languages, and (as children) the cart. Tools may come late: nothing moves. */
export const GuestPageHeader = ({ name, logo, tools, children }: GuestPageHeaderProps) => (
  <header>
    <GuestLogo logo={logo} />
    <strong>{name}</strong>
    {tools}
    <LanguageMenu />
    {children}
  </header>
);
