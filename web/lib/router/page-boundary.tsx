import { Component, type ComponentType, type ReactNode } from 'react';
import type { Location } from './location.ts';

type Props = { location: Location; ErrorPage: ComponentType<{ error: unknown }>; children: ReactNode };
type State = { location: Location; caught: { error: unknown } | null };

/** An error thrown by a page is shown in its place, until the user goes to another address. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { location: this.props.location, caught: null };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { caught: { error } };
  }

  static getDerivedStateFromProps({ location }: Props, state: State): Partial<State> | null {
    return location === state.location ? null : { location, caught: null };
  }

  override render(): ReactNode {
    const { ErrorPage, children } = this.props;
    const { caught } = this.state;
    return caught ? <ErrorPage error={caught.error} /> : children;
  }
}
