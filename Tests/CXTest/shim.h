// XCB, not Xlib: Xlib ends the whole process when the display server goes away, and a test outlives its server.
#pragma once
#include <xcb/xcb.h>
#include <xcb/xtest.h>
