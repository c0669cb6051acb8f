import type { ReactNode } from 'react';
import { LanguageMenu } from '../language/language-menu.tsx';
import { GuestLogo } from './guest-logo.tsx';

type GuestPageHeaderProps = { name: string; logo: string | null; tools?: ReactNode; children?: ReactNode };

/** Sticky: the restaurant's name, the other languages, and (as children) the cart. Late tools do not move anything. */
export const GuestPageHeader = ({ name, logo, tools, children }: GuestPageHeaderProps) => (
  <header>
    <GuestLogo logo={logo} />
    <strong>{name}</strong>
    {tools}
    <LanguageMenu />
    {children}
  </header>
);
